import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSidebar, sidebarToggled } from '@/state/settings/settingsSlice';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';

/** Collapses and expands the sidebar; on a narrow screen it opens the sidebar over the page. */
export function CollapseButton() {
  const dispatch = useAppDispatch();
  const sidebar = useAppSelector(selectSidebar);
  const isOpen = sidebar === 'open' || sidebar === 'drawer';
  return (
    <HeaderButton
      label={isOpen ? '收起菜单' : '展开菜单'}
      icon={isOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      aria-expanded={isOpen}
      data-tour="menuButton"
      onClick={() => dispatch(sidebarToggled())}
    />
  );
}
