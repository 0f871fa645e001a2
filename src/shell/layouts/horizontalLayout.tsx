import { Controls } from '../header/Controls';
import { TopBar } from '../header/TopBar';
import { HorizontalMenu } from '../menu/HorizontalMenu';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';

/** 横向: logo, menu and controls in the header, no sidebar; everything 92% wide (contract.md section 8). */
export const horizontalLayout: Layout = {
  Top: () => (
    <TopBar>
      <HorizontalMenu />
      <Controls />
    </TopBar>
  ),
  Bars: () => <Tabs />,
};
