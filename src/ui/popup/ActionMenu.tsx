import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { focusTarget } from '@/lib/focusTarget';
import styles from './ActionMenu.module.css';
import { Popup, type PopupProps } from './Popup';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onChoose: () => void;
}

interface Props extends Pick<PopupProps, 'anchor' | 'placement' | 'onClose'> {
  label: string;
  actions: readonly MenuAction[];
}

/** A menu of actions: arrows, Home and End move along it, Tab and Escape leave it. */
export function ActionMenu({ label, actions, onClose, ...place }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const to = focusTarget(event.key, at, entries.length, 'column');
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  return (
    <Popup {...place} takesFocus onClose={onClose}>
      <div ref={list} role="menu" aria-label={label} className={styles['menu']} onKeyDown={onKeyDown}>
        {actions.map(({ key, label: text, icon, disabled, onChoose }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            className={styles['action']}
            aria-disabled={disabled}
            onClick={() => {
              if (disabled) return;
              onClose();
              onChoose();
            }}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
    </Popup>
  );
}
