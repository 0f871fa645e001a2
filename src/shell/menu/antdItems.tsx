import type { MenuProps } from 'antd';
import { EntryIcon, EntryLabel, EntryLink, GroupLabel } from './menuEntryParts';
import type { MenuItem } from './menuItems';
import styles from './MainMenu.module.css';

type AntdItem = NonNullable<MenuProps['items']>[number];

/** A submenu with more entries scrolls in itself (§9.13). */
const MAX_CHILDREN_WITHOUT_SCROLL = 18;

interface Options {
  /** Whether nested groups show all their entries under a heading, instead of opening as submenus. */
  flat: boolean;
  /** Called when a group is clicked, in addition to what antd does. */
  onGroupPress: (path: string) => void;
}

function toAntdItem(item: MenuItem, depth: number, options: Options): AntdItem {
  const { path, meta, children } = item;
  // Entries below the top level get no default icon.
  const hasIcon = meta.icon !== '' || depth === 0;
  const entry = {
    key: path,
    title: meta.title,
    ...(hasIcon && { icon: <EntryIcon item={item} /> }),
  };
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
  const entries = children.map((child) => toAntdItem(child, depth + 1, options));
  if (options.flat && depth > 0) return { type: 'group', key: path, label, children: entries };
  return {
    ...entry,
    label,
    children: entries,
    onTitleClick: () => options.onGroupPress(path),
    ...(children.length > MAX_CHILDREN_WITHOUT_SCROLL && { className: styles.scrolling }),
  };
}

/** The entries of a menu as items of antd's `Menu`. */
export const antdItems = (items: readonly MenuItem[], options: Options): AntdItem[] =>
  items.map((item) => toAntdItem(item, 0, options));
