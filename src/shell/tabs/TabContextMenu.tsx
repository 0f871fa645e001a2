import { Dropdown } from 'antd';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { actionMenu, type MenuAction } from '@/ui/actionMenu/MenuButton';
import { keyAt } from './tabElements';

/** Pixels from the pointer down to the context menu (specification, section 9). */
const MENU_OFFSET_PX = 80;

interface Props {
  actionsOf: (key: string) => MenuAction[];
  /** Moves the focus back to the tab. */
  focusTab: (key: string | undefined) => void;
  /** The tab bar. */
  children: ReactElement;
}

/** The context menu of all tabs. */
export function TabContextMenu({ actionsOf, focusTab, children }: Props) {
  const [key, setKey] = useState<string>();
  const [open, setOpen] = useState(false);
  const chooseTab = (event: MouseEvent) => {
    const meant = keyAt(event.target);
    // Beside the tabs the browser's own menu opens.
    if (meant === undefined) event.stopPropagation();
    else setKey(meant);
  };
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next && document.activeElement?.closest('[role="menu"]')) focusTab(key);
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={onOpenChange}
      trigger={['contextMenu']}
      align={{ offset: [0, MENU_OFFSET_PX] }}
      autoFocus
      destroyOnHidden
      menu={actionMenu('标签操作', key === undefined ? [] : actionsOf(key))}
    >
      <div style={{ display: 'contents' }} onContextMenuCapture={chooseTab}>
        {children}
      </div>
    </Dropdown>
  );
}
