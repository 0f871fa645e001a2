import { Breadcrumb } from '../Breadcrumb';
import { NavBar } from '../header/NavBar';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';
import { MenuSidebar } from './MenuSidebar';

/** 浮动: the sidebar is always folded, its groups open in popups with columns (contract.md section 8). */
export const floatLayout: Layout = {
  Sidebar: () => <MenuSidebar hasLogo columns />,
  Bars: () => (
    <>
      <NavBar>
        <Breadcrumb />
      </NavBar>
      <Tabs />
    </>
  ),
};
