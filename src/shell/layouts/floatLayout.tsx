import { Breadcrumb } from '../Breadcrumb';
import { NavBar } from '../header/NavBar';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';
import { MenuSidebar } from './MenuSidebar';

/** 浮动: the sidebar is always folded, its groups open in popups with columns. */
export const floatLayout: Layout = {
  Sidebar: () => <MenuSidebar items={useMenu().items} hasColumns />,
  Bars: () => (
    <>
      <NavBar>
        <Breadcrumb />
      </NavBar>
      <Tabs />
    </>
  ),
};
