import { Button, Dropdown, type ButtonProps } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { actionMenu, type MenuAction } from './actionMenu';

interface Props extends ButtonProps {
  actions: readonly MenuAction[];
  'aria-label': string;
}

/** A button with a menu of actions below it. antd gives the focus back on Escape alone; here also after a choice. */
export function MenuButton({ actions, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next && document.activeElement?.closest('[role="menu"]')) anchor.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      destroyOnHidden
      menu={actionMenu(button['aria-label'], actions)}
    >
      <Button {...button} ref={anchor} type="text" aria-haspopup="menu" aria-expanded={open} onKeyDown={onKeyDown} />
    </Dropdown>
  );
}
