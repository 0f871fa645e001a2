import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';

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
  // Of an action that says more, only what antd knows.
  items: actions.map(({ key, label, icon, disabled = false, danger = false, onChoose }) => ({
    key,
    label,
    icon,
    disabled,
    danger,
    onClick: onChoose,
  })),
  // When the menu closes, the focus returns to its button. Without this, the Enter that chose an action would click
  // the button too.
  onClick: ({ domEvent }) => domEvent.preventDefault(),
});
