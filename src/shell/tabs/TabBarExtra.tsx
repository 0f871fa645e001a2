import { HomeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useMatches } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { readHandle } from '@/state/routes/routeTree';
import type { VisitedTab } from '@/state/tabs/tabRules';
import { selectActivePage } from '@/state/tabs/tabsSlice';
import styles from './TabBar.module.css';
import { useTabLabels } from './useTabLabels';

interface HomeProps {
  tab: VisitedTab;
  title: string;
  activate: (tab: VisitedTab) => void;
}

interface Props {
  tabs: readonly VisitedTab[];
  active: string;
  activate: (tab: VisitedTab) => void;
}

/** Memoised, so that a switch of tabs does not render it. */
const HomeButton = memo(function HomeButton({ tab, title, activate }: HomeProps) {
  return (
    <Button
      type="text"
      className={styles.home}
      icon={<HomeOutlined aria-hidden />}
      aria-label={title}
      title={title}
      onClick={() => activate(tab)}
    />
  );
});

/**
 * A way back to the first tab while it is scrolled out of sight, and the name of the page on the screen if that has no
 * tab, such as 个人中心.
 */
export function TabBarExtra({ tabs, active, activate }: Props) {
  const textOf = useTabLabels();
  const page = useAppSelector(selectActivePage);
  const [first] = tabs;
  // An error page is in no menu, so only its route knows its title.
  const { title } = readHandle(useMatches());
  const hasTab = tabs.some(({ key }) => key === active);
  return (
    <>
      {first && <HomeButton tab={first} title={textOf(first).title} activate={activate} />}
      {!hasTab && page && (
        <span className={styles.untabbed} aria-current="page">
          {title || textOf(page).title}
        </span>
      )}
    </>
  );
}
