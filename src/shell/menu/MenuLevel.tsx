import { MenuGroup } from './MenuGroup';
import type { MenuItem } from './menuItems';
import { MenuLink } from './MenuLink';
import type { MenuClicks } from './useMenuClick';
import styles from './SideMenu.module.css';

/** What every entry of one menu needs to know. */
export interface MenuState {
  active: string;
  above: ReadonlySet<string>;
  /** Only icons are shown; groups open beside them. */
  folded: boolean;
  /** Popups lay their entries out in columns, with all groups open. */
  columns: boolean;
  isOpen: (path: string) => boolean;
  toggle: (path: string) => void;
  clicks: MenuClicks;
}

/** One level of the menu; `depth` 0 is the top. */
export function MenuLevel({ items, depth, menu }: { items: readonly MenuItem[]; depth: number; menu: MenuState }) {
  return (
    <ul className={styles['level']}>
      {items.map((item) => (
        <li key={item.path}>
          {item.children.length > 0 ? (
            <MenuGroup item={item} depth={depth} menu={menu} />
          ) : (
            <MenuLink item={item} depth={depth} isActive={item.path === menu.active} clicks={menu.clicks} />
          )}
        </li>
      ))}
    </ul>
  );
}
