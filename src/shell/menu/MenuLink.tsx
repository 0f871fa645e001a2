import { memo } from 'react';
import type { MenuItem } from './menuItems';
import { MenuLabel } from './MenuLabel';
import styles from './SideMenu.module.css';
import type { MenuClicks } from './useMenuClick';

interface Props {
  item: MenuItem;
  depth: number;
  isActive: boolean;
  clicks: MenuClicks;
}

/** An entry that leads to a page or to an address outside the app. */
export const MenuLink = memo(function MenuLink({ item, depth, isActive, clicks }: Props) {
  const newWindow = item.meta.target === '_blank';
  return (
    <a
      className={styles['entry']}
      data-depth={Math.min(depth, 5)}
      href={clicks.addressOf(item)}
      onClick={(event) => clicks.onClick(item, event)}
      aria-current={isActive ? 'page' : undefined}
      {...(newWindow && { target: '_blank' })}
      {...((newWindow || item.isExternal) && { rel: 'noopener noreferrer' })}
    >
      <MenuLabel item={item} depth={depth} />
    </a>
  );
});
