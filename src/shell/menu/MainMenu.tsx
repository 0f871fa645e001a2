import { DownOutlined } from '@ant-design/icons';
import { Menu, type MenuProps, type MenuRef } from 'antd';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { useLimitedDeferredValue } from '@/ui/loading/useLimitedDeferredValue';
import { antdItems } from './antdItems';
import styles from './MainMenu.module.css';
import { type MenuClicks, useMenuClick } from './useMenuClick';
import { ActiveEntryContext, pressLink } from './MenuEntry';
import focus from './MenuEntry.module.css';
import type { MenuItem } from './menuItems';
import { COLUMN_POPUP_PROPS, HEADED_POPUP_PROPS, MENU_POPUP_PROPS } from './menuPopup';
import { type ActiveEntry, useMenu } from './useMenu';

interface Toggle {
  open: boolean;
  /**
   * The active entry when the user opened or closed the group. A group closed on one page opens again for another page
   * inside it.
   */
  active: string;
}

/** The groups that the user has opened or closed, by path. */
export type ToggledGroups = ReadonlyMap<string, Toggle>;

const NONE: ToggledGroups = new Map();

/** A group is open if the user opened it, or if it contains the active entry and the user has not closed it there. */
export function openGroups(toggled: ToggledGroups, active: string, ancestors: ReadonlySet<string>): string[] {
  return [...new Set([...ancestors, ...toggled.keys()])].filter((path) => {
    const toggle = toggled.get(path);
    return toggle?.open || (ancestors.has(path) && toggle?.active !== active);
  });
}

export function changeGroups(
  toggled: ToggledGroups,
  before: readonly string[],
  after: readonly string[],
  active: string,
): ToggledGroups {
  const opened = after.filter((path) => !before.includes(path)).map((path) => [path, { open: true, active }] as const);
  const closed = before.filter((path) => !after.includes(path)).map((path) => [path, { open: false, active }] as const);
  return new Map([...toggled, ...opened, ...closed]);
}

/**
 * The open groups of a menu, and how to change them.
 *
 * @param active path of the active entry
 * @param ancestors paths of the groups above it
 */
function useOpenGroups(active: string, ancestors: ReadonlySet<string>) {
  const [toggled, setToggled] = useState(NONE);
  const openKeys = useMemo(() => openGroups(toggled, active, ancestors), [toggled, active, ancestors]);
  const onOpenChange = (keys: string[]) => setToggled(changeGroups(toggled, openKeys, keys, active));
  return { openKeys, onOpenChange };
}

type MainMenuLook = 'inline' | 'collapsed' | 'columns' | 'horizontal';

interface Props {
  items: readonly MenuItem[];
  /**
   * `inline`: groups open in place. `collapsed`: only icons, groups open beside them. `columns`: as `collapsed`, with
   * popups in columns. `horizontal`: a row, groups open below.
   */
  look: MainMenuLook;
}

/** The arrow of a group, the same as in the header. */
const expandIcon: MenuProps['expandIcon'] = ({ isOpen }) => (
  <DownOutlined className={`${styles.arrow} ${isOpen ? styles.open : ''}`} aria-hidden="true" />
);

const POPUP_PROPS = {
  inline: { expandIcon },
  collapsed: HEADED_POPUP_PROPS,
  columns: COLUMN_POPUP_PROPS,
  horizontal: MENU_POPUP_PROPS,
};

const leavesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ path, children }) => (children.length > 0 ? leavesOf(children) : [path]));

interface MenuListProps extends Props {
  entry: ActiveEntry;
  clicks: MenuClicks;
}

const MenuList = memo(function MenuList({ items, look, entry: { active, ancestors }, clicks }: MenuListProps) {
  const groups = useOpenGroups(active, ancestors);
  const [popups, setPopups] = useState<string[]>([]);
  const menu = useRef<MenuRef>(null);
  const isInline = look === 'inline';

  const entries = useMemo(
    () =>
      antdItems(items, {
        clicks,
        flat: look === 'columns',
        // antd opens popups on hover; a click opens them too.
        onGroupPress: (path) => !isInline && setPopups((open) => [...open.filter((key) => key !== path), path]),
      }),
    [items, clicks, look, isInline],
  );
  const leaves = useMemo(() => new Set(leavesOf(items)), [items]);
  const selectedKeys = useMemo(() => [active, ...ancestors], [active, ancestors]);

  /** antd reports Enter on an entry as if a group were opened, so entries without children are filtered out. */
  const onOpenChange = (keys: string[]) => {
    const opened = keys.filter((key) => !leaves.has(key));
    if (isInline) groups.onOpenChange(opened);
    else setPopups(opened);
  };
  const closePopups = () => {
    const [outer] = popups;
    if (outer === undefined) return;
    menu.current?.menu?.findItem({ key: outer })?.focus();
    setPopups([]);
  };
  /** On Tab, the popup closes and the focus returns to its group. From there the browser moves it on. */
  const leavePopup = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Tab' && target instanceof Node && !currentTarget.contains(target)) closePopups();
  };

  return (
    <nav className={`${styles.menu} ${styles[look]}`} aria-label="主菜单" data-tour="menu">
      <ActiveEntryContext value={active}>
        <Menu
          ref={menu}
          className={focus.menu}
          aria-label="主菜单"
          mode={look === 'horizontal' ? 'horizontal' : 'inline'}
          {...(look !== 'horizontal' && { inlineCollapsed: !isInline })}
          inlineIndent={20}
          tooltip={false}
          items={entries}
          selectedKeys={selectedKeys}
          openKeys={isInline ? groups.openKeys : popups}
          onOpenChange={onOpenChange}
          {...POPUP_PROPS[look]}
          onClick={(info) => {
            pressLink(info);
            // After Enter the browser clicks the link, which must keep the focus until then.
            if (info.keyPath.length > 1 && info.domEvent.type === 'click') closePopups();
          }}
          onKeyDown={leavePopup}
        />
      </ActiveEntryContext>
    </nav>
  );
});

/**
 * The main menu: antd's `Menu` with links in groups. It marks the active entry after the page is shown, because antd
 * renders every entry for that.
 */
export function MainMenu(props: Props) {
  const entry = useLimitedDeferredValue(useMenu().entry);
  const clicks = useMenuClick();
  return <MenuList {...props} entry={entry} clicks={clicks} />;
}
