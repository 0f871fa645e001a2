import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onChoose: () => void;
}

/** What antd's `Dropdown` shows for a list of actions. */
export const actionMenu = (label: string, actions: readonly MenuAction[]): MenuProps => ({
  'aria-label': label,
  items: actions.map(({ onChoose, ...action }) => ({ ...action, onClick: onChoose })),
  // The focus goes back to a button, which the same key would press.
  onClick: ({ domEvent }) => domEvent.preventDefault(),
});
