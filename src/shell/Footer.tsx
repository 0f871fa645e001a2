import { Layout } from 'antd';
import { appConfig } from '@/config/appConfig';
import styles from './Footer.module.css';

/** The line below every page. */
export function Footer() {
  return (
    <Layout.Footer className={styles['footer'] ?? ''}>
      Copyright © {new Date().getFullYear()} {appConfig.title}
    </Layout.Footer>
  );
}
