import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { type ComponentProps, type ComponentType, type KeyboardEvent, useRef, useState, type ReactNode } from 'react';

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
  // Only the properties that antd knows; actions may have more.
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

/** Within the dialog, if there is one: what is outside of a modal dialog does not exist for screen readers. */
const containerOf = (anchor: HTMLElement) => anchor.closest<HTMLElement>('[role="dialog"]') ?? document.body;

/** antd lets clicks pass through everything in a dialog but its panel. */
const CLICKABLE = { root: { pointerEvents: 'auto' } } as const;

interface Props extends ButtonProps {
  /** A function makes them when the menu opens. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[]);
  'aria-label': string;
  /** For long lists: a button that costs less than antd's; the menu is then made when it is first opened. */
  light?: ComponentType<ComponentProps<'button'>>;
}

/** A button with a menu of actions. antd moves the focus back only after Escape; this also does it after a choice. */
export function MenuButton({ actions, light: LightButton, ...button }: Props) {
  const [open, setOpen] = useState<boolean>();
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
  const { 'aria-label': label, className, children } = button;
  const shared = { ref: anchor, 'aria-haspopup': 'menu', 'aria-expanded': open ?? false, onKeyDown } as const;
  const lightProps = { ...shared, 'aria-label': label, className, children };
  if (LightButton && open === undefined) return <LightButton {...lightProps} onClick={() => setOpen(true)} />;
  return (
    <Dropdown
      open={open ?? false}
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      destroyOnHidden
      getPopupContainer={containerOf}
      styles={CLICKABLE}
      menu={actionMenu(label, typeof actions === 'function' ? actions() : actions)}
    >
      {LightButton ? <LightButton {...lightProps} /> : <Button type="text" {...button} {...shared} />}
    </Dropdown>
  );
}
