import { DownOutlined } from '@ant-design/icons';
import { Menu, type MenuProps, type MenuRef } from 'antd';
import { type KeyboardEvent, memo, useMemo, useReducer, useRef, useState, useDeferredValue } from 'react';
import styles from './MainMenu.module.css';
import { MenuProvider, pressLink, EntryIcon, EntryLabel, EntryLink, GroupLabel } from './menuEntryParts';
import focus from './menuEntryParts.module.css';
import type { MenuItem } from './menuItems';
import { COLUMN_POPUP_PROPS, HEADED_POPUP_PROPS, MENU_POPUP_PROPS } from './menuPopup';
import { type ActiveEntry, useMenu } from './useMenu';

type AntdItem = NonNullable<MenuProps['items']>[number];

/** A submenu with more entries scrolls in itself (§9.13). */
const MAX_CHILDREN_WITHOUT_SCROLL = 18;

interface Options {
  /** Whether nested groups show all their entries under a heading, instead of opening as submenus. */
  flat: boolean;
  /** Whether all levels are in one list; else each has a popup of its own. */
  isInline: boolean;
  /** Called when a group is clicked, in addition to what antd does. */
  onGroupPress: (path: string) => void;
}

/** Entries below the top level get no default icon. */
const hasIconAt = ({ meta }: MenuItem, depth: number) => meta.icon !== '' || depth === 0;

/** @param isAligned whether an entry without an icon leaves its place free, so that the words of a level stand below each other */
function toAntdItem(item: MenuItem, depth: number, isAligned: boolean, options: Options): AntdItem {
  const { path, meta, children } = item;
  const hasIcon = hasIconAt(item, depth);
  const icon = hasIcon ? <EntryIcon item={item} /> : isAligned && <span aria-hidden="true" />;
  const entry = { key: path, title: meta.title, ...(icon && { icon }) };
  if (children.length === 0) {
    return {
      ...entry,
      label: (
        <EntryLink item={item}>
          <EntryLabel item={item} hasIcon={hasIcon} />
        </EntryLink>
      ),
    };
  }
  const label = <GroupLabel item={item} hasIcon={hasIcon} />;
  const entries = itemsAt(children, depth + 1, options);
  if (options.flat && depth > 0) return { type: 'group', key: path, label, children: entries };
  return {
    ...entry,
    label,
    children: entries,
    onTitleClick: () => options.onGroupPress(path),
    ...(children.length > MAX_CHILDREN_WITHOUT_SCROLL && { className: styles.scrolling }),
  };
}

function itemsAt(items: readonly MenuItem[], depth: number, options: Options): AntdItem[] {
  const isAligned = options.isInline || items.some((item) => hasIconAt(item, depth));
  return items.map((item) => toAntdItem(item, depth, isAligned, options));
}

/** The entries of a menu as items of antd's `Menu`. */
export const antdItems = (items: readonly MenuItem[], options: Options): AntdItem[] => itemsAt(items, 0, options);

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
export function groupsToOpen(toggled: ToggledGroups, active: string, ancestors: ReadonlySet<string>): string[] {
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

/** The list of the last rendering, as long as the entries are the same. */
function useSameList(list: string[]): string[] {
  const [kept, keep] = useState(list);
  const isSame = list.length === kept.length && list.every((entry, place) => entry === kept[place]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}

/** The open groups of a menu, and a stable function that takes those that are to be open. */
function useOpenGroups({ active, ancestors }: ActiveEntry) {
  const open = (toggled: ToggledGroups) => groupsToOpen(toggled, active, ancestors);
  const [toggled, onOpenChange] = useReducer(
    (known: ToggledGroups, keys: readonly string[]) => changeGroups(known, open(known), keys, active),
    NONE,
  );
  return { openKeys: useSameList(open(toggled)), onOpenChange };
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
  selectedKeys: string[];
  openKeys: string[];
  onOpenChange: (keys: readonly string[]) => void;
}

const MenuList = memo(function MenuList({ items, look, selectedKeys, ...groups }: MenuListProps) {
  const [popups, setPopups] = useState<string[]>([]);
  const menu = useRef<MenuRef>(null);
  const isInline = look === 'inline';

  const entries = useMemo(
    () =>
      antdItems(items, {
        flat: look === 'columns',
        isInline,
        // antd opens popups on hover; a click opens them too.
        onGroupPress: (path) => !isInline && setPopups((open) => [...open.filter((key) => key !== path), path]),
      }),
    [items, look, isInline],
  );
  const leaves = useMemo(() => new Set(leavesOf(items)), [items]);

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
    </nav>
  );
});

const NO_KEYS: string[] = [];

/**
 * The main menu: antd's `Menu` with links in groups. A navigation renders the links, not the list, for which antd would
 * render every entry. Where the list has to change, it does so after the page is shown.
 */
export function MainMenu({ items, look }: Props) {
  const { entry } = useMenu();
  const { openKeys, onOpenChange } = useOpenGroups(entry);
  // Elsewhere antd marks the groups: their entries are in popups, or do not fit.
  const selectedKeys = useMemo(() => (look === 'inline' ? NO_KEYS : [entry.active, ...entry.ancestors]), [look, entry]);
  return (
    <MenuProvider entry={entry}>
      <MenuList
        items={items}
        look={look}
        selectedKeys={useDeferredValue(selectedKeys)}
        openKeys={useDeferredValue(openKeys)}
        onOpenChange={onOpenChange}
      />
    </MenuProvider>
  );
}
