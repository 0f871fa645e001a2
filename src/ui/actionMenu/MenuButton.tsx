import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  onChoose: () => void;
}

/** The `menu` of antd's `Dropdown` for a list of actions. */
export const actionMenu = (label: string, actions: readonly MenuAction[]): MenuProps => ({
  'aria-label': label,
  items: actions.map(({ onChoose, ...action }) => ({ ...action, onClick: onChoose })),
  // When the menu closes, the focus returns to its button. Without this, the Enter that chose an action would click
  // the button too.
  onClick: ({ domEvent }) => domEvent.preventDefault(),
});

interface Props extends ButtonProps {
  actions: readonly MenuAction[];
  'aria-label': string;
}

/** A button with a menu of actions. antd moves the focus back only after Escape; this also does it after a choice. */
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
      <Button type="text" {...button} ref={anchor} aria-haspopup="menu" aria-expanded={open} onKeyDown={onKeyDown} />
    </Dropdown>
  );
}
