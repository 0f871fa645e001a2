import { Breadcrumb } from '../Breadcrumb';
import { CollapseButton } from '../header/CollapseButton';
import { NavBar } from '../header/NavBar';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';
import { MenuSidebar } from './MenuSidebar';

/** 纵向: a full-height sidebar with logo and menu; navigation, tabs and page beside it. */
export const verticalLayout: Layout = {
  Sidebar: () => <MenuSidebar items={useMenu().items} />,
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
