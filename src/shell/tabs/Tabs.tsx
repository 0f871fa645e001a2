import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { Deferred } from '@/ui/loading/Deferred';
import { TabBar } from './TabBar';
import styles from './Tabs.module.css';

/** The row of the tabs, where the theme shows them, and what the layout puts in front of it. */
export function Tabs({ before }: { before?: ReactNode }) {
  const { showTabs } = useAppSelector(selectTheme);
  if (!showTabs && !before) return null;
  return (
    <section className={styles['row']} aria-label="标签栏">
      {before}
      {showTabs && (
        <Deferred>
          <TabBar />
        </Deferred>
      )}
    </section>
  );
}
