import { Popover } from 'antd';
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
  const text = names.slice(0, MOST_NAMES).join('、') + (names.length > MOST_NAMES ? ` 等 ${names.length} 项` : '');

  const popup = useRef<HTMLDivElement>(null);
  const enter = (isOpen: boolean) => isOpen && popup.current?.querySelector('input')?.focus({ preventScroll: true });
  const comeBack = useCallback((element: HTMLDivElement | null) => {
    popup.current = element;
    return () => {
      // A browser takes the focus away from what it has hidden already.
      const { activeElement, body } = document;
      if (activeElement === body || element?.contains(activeElement)) button.current?.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    onOpenChange(true);
  };
  const content = (
    <div
      ref={comeBack}
      role="dialog"
      aria-label={`选择${label}`}
      className={styles['popup']}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false);
      }}
    >
      {children}
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      motion={{ motionName: '' }}
      open={open}
      onOpenChange={(wanted) => onOpenChange(wanted && !disabled)}
      afterOpenChange={enter}
      content={content}
    >
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
          onKeyDown={press}
        >
          {text || placeholder}
        </button>
        {names.length > 0 && !disabled && (
          <button
            type="button"
            className={styles['clear']}
            aria-label={`清除${label}`}
            onClick={(event) => {
              event.stopPropagation();
              onClear();
              button.current?.focus();
            }}
          />
        )}
      </div>
    </Popover>
  );
}
