import { HomeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMatches } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { readHandle } from '@/state/routes/RouteNode';
import type { VisitedTab } from '@/state/tabs/tabRules';
import { selectActivePage } from '@/state/tabs/tabsSlice';
import styles from './TabBar.module.css';
import { useTabLabels } from './useTabLabels';

interface Props {
  tabs: readonly VisitedTab[];
  active: string;
  activate: (tab: VisitedTab) => void;
}

/**
 * A way back to the first tab while it is scrolled out of sight, and the name of the page on the screen if that has no
 * tab, such as 个人中心.
 */
export function BesideTabs({ tabs, active, activate }: Props) {
  const textOf = useTabLabels();
  const page = useAppSelector(selectActivePage);
  const [first] = tabs;
  const home = first && textOf(first).title;
  // An error page is in no menu, so only its route knows its title.
  const { title } = readHandle(useMatches());
  const hasTab = tabs.some(({ key }) => key === active);
  return (
    <>
      {first && (
        <Button
          type="text"
          className={styles.home}
          icon={<HomeOutlined aria-hidden />}
          aria-label={home}
          title={home}
          onClick={() => activate(first)}
        />
      )}
      {!hasTab && page && (
        <span className={styles.untabbed} aria-current="page">
          {title || textOf(page).title}
        </span>
      )}
    </>
  );
}
