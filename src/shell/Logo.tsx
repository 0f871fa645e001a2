import { Link } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import styles from './Logo.module.css';

interface Props {
  /** `full`: sign and title. `short`: sign and abbreviation. `collapsed`: sign above abbreviation. */
  size: 'full' | 'short' | 'collapsed';
}

export function Logo({ size }: Props) {
  const name = size === 'full' ? appConfig.title : appConfig.abbreviation;
  return (
    <Link
      to="/"
      className={size === 'collapsed' ? `${styles.logo} ${styles.collapsed}` : styles.logo}
      aria-label={`${name}，返回首页`}
    >
      <img src={appConfig.logo || `${import.meta.env.BASE_URL}favicon.svg`} alt="" width="32" height="32" />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
