import { Menu, type MenuProps } from 'antd';
import { useMemo } from 'react';
import { appConfig } from '@/config/appConfig';
import { EntryLink, MenuProvider, pressLink } from './menuEntryParts';
import focus from './menuEntryParts.module.css';
import { MenuIcon } from './MenuIcon';
import type { MenuItem } from './menuItems';
import { MENU_POPUP_PROPS } from './menuPopup';
import { useMenu } from './useMenu';

interface Props {
  mode: 'horizontal' | 'vertical';
  entryClass: string | undefined;
}

const hasPage = (items: readonly MenuItem[]): boolean =>
  items.some(({ isExternal, children }) => (children.length > 0 ? hasPage(children) : !isExternal));

/**
 * Whether a click opens a page. On a group it does if the first menu opens automatically; otherwise it only shows the
 * submenu (§2.39 to §2.41).
 */
const isLink = ({ children }: MenuItem) => children.length === 0 || (appConfig.openFirstMenu && hasPage(children));

const toAntdItem = (item: MenuItem, isActive: boolean, entryClass: string | undefined) => ({
  key: item.path,
  title: item.meta.title,
  className: entryClass ?? '',
  icon: (
    <span>
      <MenuIcon meta={item.meta} />
    </span>
  ),
  label: isLink(item) ? (
    <EntryLink item={item} current="true">
      {item.meta.title}
    </EntryLink>
  ) : (
    item.meta.title
  ),
  ...(isActive && !isLink(item) && { 'aria-current': 'true' }),
});

export function TopMenu({ mode, entryClass }: Props) {
  const { items, top, selectTop } = useMenu();
  const entries = useMemo(
    () => items.map((item) => toAntdItem(item, item === top, entryClass)),
    [items, top, entryClass],
  );
  const press: MenuProps['onClick'] = (info) => {
    const item = items.find(({ path }) => path === info.key);
    if (item && !isLink(item)) selectTop(item.path);
    else pressLink(info);
  };
  const active = top?.path ?? '';
  const entry = useMemo(() => ({ active, ancestors: new Set<string>() }), [active]);
  return (
    <MenuProvider entry={entry}>
      <Menu
        className={focus.menu}
        aria-label="一级菜单"
        data-tour="topMenu"
        mode={mode}
        tooltip={false}
        items={entries}
        selectedKeys={top ? [top.path] : []}
        {...MENU_POPUP_PROPS}
        onClick={press}
      />
    </MenuProvider>
  );
}
