import { appConfig } from '@/config/appConfig';
import { NEW_WINDOW } from '@/lib/link';
import styles from './SiteFooter.module.css';

/** The record of a 公安备案号, which its digits find. */
const policeRecord = (filing: string) => `https://beian.mps.gov.cn/#/query/webSearch?code=${filing.replace(/\D/g, '')}`;

/** What stands below each page: the copyright, and the numbers under which the site is filed. */
export function SiteFooter() {
  const { title, icpFiling, policeFiling } = appConfig;
  return (
    <div className={styles.footer}>
      <span>
        Copyright © {new Date().getFullYear()} {title}
      </span>
      {icpFiling && (
        <a href="https://beian.miit.gov.cn/" {...NEW_WINDOW}>
          {icpFiling}
        </a>
      )}
      {policeFiling && (
        <a href={policeRecord(policeFiling)} {...NEW_WINDOW}>
          {policeFiling}
        </a>
      )}
    </div>
  );
}
