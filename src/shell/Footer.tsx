import { appConfig } from '@/config/appConfig';
import styles from './Footer.module.css';

/** The line below every page. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      Copyright © {new Date().getFullYear()} {appConfig.title}
    </footer>
  );
}
