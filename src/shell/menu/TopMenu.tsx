import { useRef } from 'react';
import { TopEntry } from './TopEntry';
import { ScrollArrows } from '../ScrollArrows';
import styles from './TopMenu.module.css';
import { useMenu } from './useMenu';

/** The top level of the menu as tabs in the navigation bar. */
export function TopMenu() {
  const { items, top, choose } = useMenu();
  const list = useRef<HTMLUListElement>(null);
  return (
    <nav className={styles['menu']} aria-label="一级菜单" data-tour="topMenu">
      <ScrollArrows of="菜单" list={list}>
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.path}>
              <TopEntry item={item} isActive={item === top} className={styles['entry']} onChoose={choose} />
            </li>
          ))}
        </ul>
      </ScrollArrows>
    </nav>
  );
}
