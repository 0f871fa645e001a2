import { useCallback, useRef, type ReactNode } from 'react';
import { Popup } from '../popup/Popup';
import styles from './TreeField.module.css';

interface Props {
  /** Of the button; a form ties its label to it. */
  id?: string | undefined;
  label: string;
  placeholder: string;
  disabled: boolean;
  /** Names of what is chosen. */
  names: readonly string[];
  onClear: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The tree to choose from. */
  children: ReactNode;
}

/** Names in a line that says how many there are when they are many. */
const MOST_NAMES = 3;

/** A field that opens a tree below it; the keyboard goes into the tree and comes back when it closes. */
export function TreeField(props: Props) {
  const { id, label, placeholder, disabled, names, onClear, open, onOpenChange, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  const text = names.slice(0, MOST_NAMES).join('、') + (names.length > MOST_NAMES ? ` 等 ${names.length} 项` : '');
  return (
    <div className={styles['field']}>
      <button
        ref={button}
        type="button"
        id={id}
        className={names.length === 0 ? `${styles['button']} ${styles['empty']}` : styles['button']}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}：${text || placeholder}`}
        disabled={disabled}
        onClick={() => onOpenChange(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpenChange(true);
        }}
      >
        {text || placeholder}
      </button>
      {names.length > 0 && !disabled && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={`清除${label}`}
          onClick={() => {
            onClear();
            button.current?.focus();
          }}
        />
      )}
      {open && (
        <Popup
          anchor={button}
          placement="belowStart"
          takesFocus
          onClose={close}
          role="dialog"
          aria-label={`选择${label}`}
          className={styles['popup']}
        >
          {children}
        </Popup>
      )}
    </div>
  );
}
