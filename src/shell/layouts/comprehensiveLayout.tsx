import { useAppSelector } from '@/state/hooks';
import { selectSidebar } from '@/state/settings/settingsSlice';
import { CollapseButton } from '../header/CollapseButton';
import { NavBar } from '../header/NavBar';
import { Logo } from '../Logo';
import { SideMenu } from '../menu/SideMenu';
import { TopMenu } from '../menu/TopMenu';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import type { Layout } from './LayoutFrame';

function Sidebar() {
  const folded = useAppSelector(selectSidebar) === 'folded';
  const { top } = useMenu();
  const below = top && top.children.length > 0 ? top.children : top ? [top] : [];
  return (
    <>
      <Logo folded={folded} />
      <SideMenu items={below} folded={folded} />
    </>
  );
}

/** 综合: the top level in the navigation bar, what is below the active entry in the sidebar (contract.md section 8). */
export const comprehensiveLayout: Layout = {
  Sidebar,
  Bars: () => (
    <>
      <NavBar>
        <CollapseButton />
        <TopMenu />
      </NavBar>
      <Tabs />
    </>
  ),
};
