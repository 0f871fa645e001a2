import { MenuLevel } from './MenuLevel';
import type { MenuItem } from './menuItems';
import styles from './SideMenu.module.css';
import { useMenu } from './useMenu';
import { useMenuClick } from './useMenuClick';
import { useOpenGroups } from './useOpenGroups';

interface Props {
  items: readonly MenuItem[];
  /** Only icons are shown; groups open beside them. */
  folded?: boolean;
  /** Whether popups lay their entries out in columns (the float layout). */
  columns?: boolean;
}

/** The main menu: a list of links in groups that open and close (the ARIA practice for site navigation). */
export function SideMenu({ items, folded = false, columns = false }: Props) {
  const { active, above } = useMenu();
  const { choices, toggle } = useOpenGroups(active, above);
  const clicks = useMenuClick();
  return (
    <nav className={`${styles['menu']} ${folded ? styles['folded'] : ''}`} aria-label="主菜单" data-tour="menu">
      <MenuLevel items={items} depth={0} menu={{ active, above, folded, columns, choices, toggle, clicks }} />
    </nav>
  );
}
