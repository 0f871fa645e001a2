import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import styles from './TabBar.module.css';

/** Loaded right after what the first screen waits for. The row has its height without them. */
const OpenTabs = lazyWithFallback(
  () => import('./OpenTabs'),
  () => null,
);

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
