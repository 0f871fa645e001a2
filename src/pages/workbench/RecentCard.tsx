import { Link } from 'react-router-dom';
import { relativeTime } from '@/lib/time/relativeTime';
import { MenuIcon } from '@/shell/menu/MenuIcon';
import type { RecentEntry } from '@/state/recentPages/selectRecentEntries';
import { Section } from '@/ui/section/Section';
import styles from './WorkbenchCards.module.css';
import { groupTitle, pageIcon } from './groupAndIcon';

/** 继续上次的工作: the pages that were open last. */
export function RecentCard({ entries }: { entries: readonly RecentEntry[] }) {
  return (
    <Section title="继续上次的工作" className={styles.recent}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={styles.row}>
              <span className={styles.icon}>
                <MenuIcon meta={pageIcon(entry)} />
              </span>
              <span className={styles.title}>{entry.title}</span>
              <span className={styles.group}>{groupTitle(entry)}</span>
              {entry.time > 0 && (
                <time dateTime={new Date(entry.time).toISOString()}>
                  {relativeTime(entry.time, undefined, 'YYYY-MM-DD HH:mm')}
                </time>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
