import { Controls } from '../header/Controls';
import { TopBar } from '../header/TopBar';
import { MainMenu } from '../menu/MainMenu';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';

/** 横向: logo, menu and controls in the header, no sidebar; everything 92% wide. */
export const horizontalLayout: Layout = {
  Top: () => (
    <TopBar>
      <MainMenu items={useMenu().items} look="horizontal" />
      <Controls />
    </TopBar>
  ),
  Bars: () => <Tabs />,
};
