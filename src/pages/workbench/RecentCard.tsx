import { Link } from 'react-router-dom';
import { relativeTime } from '@/lib/time/relativeTime';
import { MenuIcon } from '@/shell/menu/MenuIcon';
import { WORKBENCH } from '@/config/paths';
import { useAppSelector } from '@/state/hooks';
import { selectRecentEntries } from '@/state/recentPages/recentPagesSlice';
import { Section } from '@/ui/section/Section';
import { groupTitle, pageIcon } from './PageLabel';
import styles from './RecentCard.module.css';

/** As many as fit beside eight quick entries on a high screen; on lower ones the last are hidden. */
const MAX_RECENT = 8;

/** 继续上次的工作: the pages that were open last. */
export function RecentCard() {
  const entries = useAppSelector(selectRecentEntries)
    .filter(({ node }) => node.path !== WORKBENCH)
    .slice(0, MAX_RECENT);
  return (
    <Section title="继续上次的工作">
      {entries.length === 0 && <p className={styles.hint}>打开过的页面会列在这里。</p>}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={styles.row}>
              <span className={styles.icon}>
                <MenuIcon meta={pageIcon(entry)} />
              </span>
              <span className={styles.title} title={entry.title}>
                {entry.title}
              </span>
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
