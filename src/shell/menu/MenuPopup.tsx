import { useCallback, useRef, useState, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { Popup, type PopupProps } from '@/ui/popup/Popup';
import { useHover } from '@/ui/popup/useHover';
import type { MenuItem } from './menuItems';
import { MenuLevel } from './MenuLevel';
import type { MenuState } from './MenuState';
import styles from './SideMenu.module.css';

interface Props extends Pick<PopupProps, 'placement'> {
  item: MenuItem;
  menu: MenuState;
  /** The button that opens the popup, with the properties that it needs for that. */
  children: (button: ComponentProps<'button'>) => ReactElement;
}

/**
 * The entries of a group in a popup beside its button; opens on hover and click. From the keyboard Enter leads into
 * it, Escape back, and Tab out of it closes it.
 */
export function MenuPopup({ item, menu, placement, children }: Props) {
  const [opened, setOpened] = useState<'byMouse' | 'byKey'>();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpened(undefined), []);
  const hover = useHover((isOver) => setOpened(isOver ? (opened ?? 'byMouse') : undefined));
  // A click that no pointer made has no place of its own.
  const open = ({ detail }: MouseEvent) => setOpened(detail === 0 ? 'byKey' : 'byMouse');
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <>
      {children({ ref: button, 'aria-expanded': opened !== undefined, onClick: open, ...hover })}
      {opened && (
        <Popup anchor={button} placement={placement} takesFocus={opened === 'byKey'} onClose={close} {...hover}>
          <nav
            aria-label={item.meta.title}
            className={`${styles['popup']} ${menu.columns ? styles['columns'] : ''}`}
            onClick={closeOnLink}
          >
            <p className={styles['popupTitle']}>{item.meta.title}</p>
            <MenuLevel items={item.children} depth={1} menu={{ ...menu, folded: false }} />
          </nav>
        </Popup>
      )}
    </>
  );
}
