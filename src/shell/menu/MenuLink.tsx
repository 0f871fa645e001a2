import type { MenuItem } from './menuItems';
import { MenuLabel } from './MenuLabel';
import type { MenuState } from './MenuLevel';
import styles from './SideMenu.module.css';
import { useMenuClick } from './useMenuClick';

/** An entry that leads to a page or to an address outside the app. */
export function MenuLink({ item, depth, menu }: { item: MenuItem; depth: number; menu: MenuState }) {
  const { href, onClick } = useMenuClick(item);
  const newWindow = item.meta.target === '_blank';
  return (
    <a
      className={styles['entry']}
      data-depth={Math.min(depth, 5)}
      href={href}
      onClick={onClick}
      aria-current={item.path === menu.active ? 'page' : undefined}
      {...(newWindow && { target: '_blank' })}
      {...((newWindow || item.isExternal) && { rel: 'noopener noreferrer' })}
    >
      <MenuLabel item={item} depth={depth} />
    </a>
  );
}
