import { memo, useId } from 'react';
import type { MenuItem } from './menuItems';
import { MenuIcon } from './MenuIcon';
import { MenuLabel } from './MenuLabel';
import { MenuLevel } from './MenuLevel';
import { MenuPopup } from './MenuPopup';
import { looksSame, type MenuState } from './MenuState';
import styles from './SideMenu.module.css';
import { isGroupOpen } from './useOpenGroups';

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
          <MenuIcon meta={item.meta} />
        </button>
      )}
    </MenuPopup>
  );
}

/** An entry that opens and closes the entries below it. */
export const MenuGroup = memo(
  function MenuGroup({ item, depth, menu }: Props) {
    const id = useId();
    if (menu.folded) return <FoldedGroup item={item} menu={menu} />;
    // The columns of a popup show everything at once.
    const open = menu.columns || isGroupOpen(menu.choices, item.path, menu.active, menu.above);
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
  },
  (before, after) =>
    before.item === after.item && before.depth === after.depth && looksSame(after.item, before.menu, after.menu),
);
