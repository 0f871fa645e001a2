import { Breadcrumb } from '../Breadcrumb';
import { CollapseButton } from '../header/CollapseButton';
import { NavBar } from '../header/NavBar';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';
import { MenuSidebar } from './MenuSidebar';

/** 纵向: a full-height sidebar with logo and menu; navigation, tabs and page beside it (contract.md section 8). */
export const verticalLayout: Layout = {
  Sidebar: () => <MenuSidebar hasLogo />,
  Bars: () => (
    <>
      <NavBar>
        <CollapseButton />
        <Breadcrumb />
      </NavBar>
      <Tabs />
    </>
  ),
};
