import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { OpenTabs } from './OpenTabs';
import styles from './TabBar.module.css';

/** The row of tabs, if the theme shows them, and the layout's content before it. */
export function TabBar({ before }: { before?: ReactNode }) {
  const { showTabs } = useAppSelector(selectTheme);
  if (!showTabs && !before) return null;
  return (
    <section className={styles.row} aria-label="标签栏">
      {before}
      {showTabs && <OpenTabs />}
    </section>
  );
}
