import { MenuGroup } from './MenuGroup';
import type { MenuItem } from './menuItems';
import { MenuLink } from './MenuLink';
import type { MenuState } from './MenuState';
import styles from './SideMenu.module.css';

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
