import { useRef } from 'react';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';
import { MenuPopup } from './MenuPopup';
import { ScrollArrows } from '../ScrollArrows';
import styles from './HorizontalMenu.module.css';
import { useMenu } from './useMenu';
import { useMenuClick } from './useMenuClick';
import { useOpenGroups } from './useOpenGroups';

/** The menu as a row in the header; groups open below their names. Scrolls sideways when there are many. */
export function HorizontalMenu() {
  const { items, active, above, top } = useMenu();
  const { choices, toggle } = useOpenGroups(active, above);
  const clicks = useMenuClick();
  const menu = { active, above, folded: false, columns: false, choices, toggle, clicks };
  const list = useRef<HTMLUListElement>(null);
  return (
    <nav className={styles['menu']} aria-label="主菜单" data-tour="menu">
      <ScrollArrows of="菜单" list={list}>
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.path}>
              {item.children.length === 0 ? (
                <MenuLink item={item} depth={0} isActive={item.path === active} clicks={clicks} />
              ) : (
                <MenuPopup item={item} menu={menu} placement="belowStart">
                  {(button) => (
                    <button
                      {...button}
                      type="button"
                      className={`${styles['entry']} ${item === top ? styles['active'] : ''}`}
                    >
                      <MenuIcon meta={item.meta} />
                      {item.meta.title}
                    </button>
                  )}
                </MenuPopup>
              )}
            </li>
          ))}
        </ul>
      </ScrollArrows>
    </nav>
  );
}
