import type { ColumnStyle } from '@/config/themes';
import { Logo } from '../Logo';
import styles from './ColumnBar.module.css';
import { TopMenu } from './TopMenu';

/** The first bar of the column layout: icon above title for each top-level entry. */
export function ColumnBar({ look }: { look: ColumnStyle }) {
  return (
    <nav className={`${styles['bar']} ${styles[look]}`} aria-label="一级菜单">
      <Logo size="collapsed" />
      <div className={styles['entries']}>
        <TopMenu mode="vertical" entryClass={styles['tile']} />
      </div>
    </nav>
  );
}
