import { CloseOutlined } from '@ant-design/icons';
import { type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import type { VisitedTab } from '@/state/tabs/tabRules';
import { MenuIcon } from '../menu/MenuIcon';
import styles from './TabBar.module.css';
import { useTabLabels } from './useTabLabels';

const DRAGGED = 'application/x-tab';

interface Props {
  tab: VisitedTab;
  isActive: boolean;
  /** Whether Tab on the keyboard stops here; arrow keys reach the others. */
  isFocusable: boolean;
  isClosable: boolean;
  onActivate: () => void;
  onClose: () => void;
  /** Asks for the context menu at a place of the window. */
  onMenu: (place: { x: number; y: number }) => void;
  /** Another tab, named by its key, was dropped here. */
  onDrop: (from: string) => void;
}

/** One tab: click, middle click, drag, context menu; on the keyboard Enter, Delete and Shift+F10. */
export function Tab({ tab, isActive, isFocusable, isClosable, onActivate, onClose, onMenu, onDrop }: Props) {
  const { title, icon } = useTabLabels()(tab);
  const { showTabsIcon } = useAppSelector(selectTheme);

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    // The keyboard's menu key comes as a click at no place.
    const box = event.currentTarget.getBoundingClientRect();
    const isKeyboard = event.clientX === 0 && event.clientY === 0;
    onMenu(isKeyboard ? { x: box.left + 8, y: box.top } : { x: event.clientX, y: event.clientY });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onActivate();
    } else if (event.key === 'Delete' && isClosable) {
      // The focus would be lost with the tab.
      const neighbour = event.currentTarget.nextElementSibling ?? event.currentTarget.previousElementSibling;
      onClose();
      if (neighbour instanceof HTMLElement) neighbour.focus();
    }
  };
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(DRAGGED);
    if (!from) return;
    event.preventDefault();
    onDrop(from);
  };

  return (
    <div
      role="tab"
      data-key={tab.key}
      className={styles['tab']}
      aria-selected={isActive}
      aria-controls={isActive ? 'page' : undefined}
      aria-keyshortcuts={isClosable ? 'Delete' : undefined}
      tabIndex={isFocusable ? 0 : -1}
      title={title}
      draggable={!tab.fixed}
      onClick={onActivate}
      onAuxClick={({ button }) => button === 1 && isClosable && onClose()}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onContextMenu={openMenu}
      onKeyDown={onKeyDown}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, tab.key)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={drop}
    >
      {showTabsIcon && icon && <MenuIcon meta={icon} />}
      <span className={styles['title']}>{title}</span>
      {isClosable && (
        <CloseOutlined
          className={styles['close'] ?? ''}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        />
      )}
    </div>
  );
}
