import { CollapseButton } from '../header/CollapseButton';
import { NavBar } from '../header/NavBar';
import { TopMenu } from '../menu/TopMenu';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import styles from './comprehensiveLayout.module.css';
import type { Layout } from './LayoutFrame';
import { MenuSidebar } from './MenuSidebar';

function Sidebar() {
  const { top } = useMenu();
  const children = top?.children ?? [];
  return <MenuSidebar items={top && children.length === 0 ? [top] : children} />;
}

/** 综合: the top level in the navigation bar, what is below the active entry in the sidebar. */
export const comprehensiveLayout: Layout = {
  Sidebar,
  Bars: () => (
    <>
      <NavBar>
        <CollapseButton />
        <nav className={styles['menu']} aria-label="一级菜单">
          <TopMenu mode="horizontal" entryClass={styles['entry']} />
        </nav>
      </NavBar>
      <Tabs />
    </>
  ),
};
