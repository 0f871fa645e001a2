import { Link } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import styles from './Logo.module.css';

/** The product's sign and name; leads to the root. Folded, only the sign is left. */
export function Logo({ folded }: { folded: boolean }) {
  return (
    <Link to="/" className={styles['logo']} aria-label={`${appConfig.title}，返回首页`}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="32" height="32" />
      {!folded && <span className={styles['name']}>{appConfig.title}</span>}
    </Link>
  );
}
