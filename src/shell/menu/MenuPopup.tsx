import { Popover } from 'antd';
import { useState, type MouseEvent, type ReactElement } from 'react';
import type { MenuItem } from './menuItems';
import { MenuLevel, type MenuState } from './MenuLevel';
import styles from './SideMenu.module.css';

interface Props {
  item: MenuItem;
  menu: MenuState;
  placement: 'rightTop' | 'bottomLeft';
  /** The button that opens the popup. */
  children: (open: boolean) => ReactElement;
}

/** The entries of a group in a popup beside its button; opens on hover, click and the keyboard's Enter. */
export function MenuPopup({ item, menu, placement, children }: Props) {
  const [open, setOpen] = useState(false);
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  const entries = (
    <nav
      aria-label={item.meta.title}
      className={`${styles['popup']} ${menu.columns ? styles['columns'] : ''}`}
      onClick={closeOnLink}
    >
      <p className={styles['popupTitle']}>{item.meta.title}</p>
      <MenuLevel items={item.children} depth={1} menu={{ ...menu, folded: false }} />
    </nav>
  );
  return (
    <Popover
      content={entries}
      placement={placement}
      trigger={['hover', 'click']}
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      styles={{ container: { padding: 0 } }}
    >
      {children(open)}
    </Popover>
  );
}
