import { useId } from 'react';
import type { MenuItem } from './menuItems';
import { MenuIcon } from './MenuIcon';
import { MenuLabel } from './MenuLabel';
import { MenuLevel, type MenuState } from './MenuLevel';
import { MenuPopup } from './MenuPopup';
import styles from './SideMenu.module.css';

/** A submenu longer than this scrolls in itself (spec.md section 9). */
const LONGEST = 18;

interface Props {
  item: MenuItem;
  depth: number;
  menu: MenuState;
}

function FoldedGroup({ item, menu }: Omit<Props, 'depth'>) {
  return (
    <MenuPopup item={item} menu={menu} placement="beside">
      {(button) => (
        <button
          {...button}
          type="button"
          className={`${styles['entry']} ${menu.above.has(item.path) ? styles['above'] : ''}`}
          data-depth={0}
          aria-label={item.meta.title}
        >
          <MenuIcon name={item.meta.icon} />
        </button>
      )}
    </MenuPopup>
  );
}

/** An entry that opens and closes the entries below it. */
export function MenuGroup({ item, depth, menu }: Props) {
  const id = useId();
  if (menu.folded) return <FoldedGroup item={item} menu={menu} />;
  // The columns of a popup show everything at once.
  const open = menu.columns || menu.isOpen(item.path);
  return (
    <>
      <button
        type="button"
        className={`${styles['entry']} ${menu.above.has(item.path) ? styles['above'] : ''}`}
        data-depth={Math.min(depth, 5)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={menu.columns}
        onClick={() => menu.toggle(item.path)}
      >
        <MenuLabel item={item} depth={depth} />
        <span className={styles['arrow']} aria-hidden="true" />
      </button>
      {open && (
        <div id={id} className={item.children.length > LONGEST ? styles['scrolling'] : undefined}>
          <MenuLevel items={item.children} depth={depth + 1} menu={menu} />
        </div>
      )}
    </>
  );
}
