import { useCallback, useRef, useState, type ComponentProps } from 'react';
import { ActionMenu, type MenuAction } from './ActionMenu';

interface Props extends Omit<ComponentProps<'button'>, 'ref'> {
  actions: readonly MenuAction[];
  'aria-label': string;
}

/** A button with a menu of actions below it. */
export function MenuButton({ actions, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        {...button}
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'ArrowDown' && setOpen(true)}
      />
      {open && (
        <ActionMenu
          label={button['aria-label']}
          actions={actions}
          anchor={anchor}
          placement="belowEnd"
          onClose={close}
        />
      )}
    </>
  );
}
