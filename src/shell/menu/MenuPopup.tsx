import { Popover } from 'antd';
import { useRef, useState, type ComponentProps, type FocusEvent, type MouseEvent, type ReactElement } from 'react';
import type { MenuItem } from './menuItems';
import { MenuLevel, type MenuState } from './MenuLevel';
import styles from './SideMenu.module.css';

interface Props {
  item: MenuItem;
  menu: MenuState;
  placement: 'rightTop' | 'bottomLeft';
  /** The button that opens the popup, with the properties that it needs for that. */
  children: (button: ComponentProps<'button'>) => ReactElement;
}

/**
 * The entries of a group in a popup beside its button; opens on hover and click. From the keyboard Enter leads into
 * it, Escape back, and Tab out of it closes it.
 */
export function MenuPopup({ item, menu, placement, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLElement>(null);

  const enter = (isOpen: boolean) => {
    if (isOpen && button.current?.matches(':focus-visible'))
      popup.current?.querySelector<HTMLElement>('a, button:enabled')?.focus();
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setOpen(false);
  };
  const entries = (
    <nav
      ref={popup}
      aria-label={item.meta.title}
      className={`${styles['popup']} ${menu.columns ? styles['columns'] : ''}`}
      onClick={closeOnLink}
      onBlur={closeOnLeave}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <p className={styles['popupTitle']}>{item.meta.title}</p>
      <MenuLevel items={item.children} depth={1} menu={{ ...menu, folded: false }} />
    </nav>
  );
  return (
    <Popover
      content={entries}
      placement={placement}
      trigger="hover"
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={enter}
      styles={{ container: { padding: 0 } }}
    >
      {children({ ref: button, 'aria-expanded': open, onClick: () => setOpen(true) })}
    </Popover>
  );
}
