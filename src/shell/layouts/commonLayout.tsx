import { Controls } from '../header/Controls';
import { CollapseButton } from '../header/CollapseButton';
import { TopBar } from '../header/TopBar';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';
import { MenuSidebar } from './MenuSidebar';

/** 常规: a header across the window, the sidebar without a logo below it, the fold control among the tabs. */
export const commonLayout: Layout = {
  Top: () => (
    <TopBar>
      <Controls />
    </TopBar>
  ),
  Sidebar: () => <MenuSidebar items={useMenu().items} hasLogo={false} />,
  Bars: () => <Tabs before={<CollapseButton />} />,
};
