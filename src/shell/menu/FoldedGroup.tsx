import { Popover } from 'antd';
import { useState } from 'react';
import { MenuIcon } from './MenuIcon';
import type { MenuItem } from './menuItems';
import { MenuLevel, type MenuState } from './MenuLevel';
import styles from './SideMenu.module.css';

/** A group of the folded menu: its entries stand in a popup beside the icon, with all groups in it as in the menu. */
export function FoldedGroup({ item, menu }: { item: MenuItem; menu: MenuState }) {
  const [open, setOpen] = useState(false);
  const entries = (
    <nav aria-label={item.meta.title} className={styles['popup']} onClick={(event) => closeOnLink(event, setOpen)}>
      <p className={styles['popupTitle']}>{item.meta.title}</p>
      <MenuLevel items={item.children} depth={1} menu={{ ...menu, folded: false }} />
    </nav>
  );
  return (
    <Popover
      content={entries}
      placement="rightTop"
      trigger={['hover', 'click']}
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      styles={{ container: { padding: 0 } }}
    >
      <button
        type="button"
        className={`${styles['entry']} ${menu.above.has(item.path) ? styles['above'] : ''}`}
        data-depth={0}
        aria-expanded={open}
        aria-label={item.meta.title}
      >
        <MenuIcon name={item.meta.icon} />
      </button>
    </Popover>
  );
}

function closeOnLink(event: React.MouseEvent, setOpen: (open: boolean) => void) {
  if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
}
