import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ToastMessage, ToastTone } from './createToasts';
import { useToast } from './useToast';
import styles from './Toaster.module.css';

const MARKS: Record<ToastTone, string> = { success: '✓', info: 'i', warning: '!', error: '✕' };

/** A longer detail may have to be scrolled, by keyboard too. */
const LONG_DETAIL = 300;

interface Clock {
  /** Milliseconds that a toast stays, 0 = until it is closed: the setting `messageDuration`. */
  duration: number;
  /** Whether nobody sees the toasts: the screen is locked. */
  isHidden?: boolean;
}

function Toast({ message, duration, isHidden }: Clock & { message: ToastMessage }) {
  const { dismiss } = useToast();
  const [held, setHeld] = useState(false);
  const { id, tone, text, detail, stays, actions } = message;
  useEffect(() => {
    if (held || stays || isHidden || duration === 0) return undefined;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, stays, isHidden, id, duration, dismiss]);

  return (
    <li className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <span className={styles.mark} style={{ background: `var(--color-${tone}-fill)` }} aria-hidden="true">
        {MARKS[tone]}
      </span>
      <span className={styles.text}>
        {text}
        {detail && (
          <span className={styles.detail} tabIndex={detail.length > LONG_DETAIL ? 0 : undefined}>
            {detail}
          </span>
        )}
      </span>
      {actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss(id);
            run();
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className={styles.close} aria-label="关闭提示" onClick={() => dismiss(id)}>
        ×
      </button>
    </li>
  );
}

/**
 * Renders the toasts; used once, beside the router. A toast stays while the pointer is on it or nobody sees it. Errors
 * interrupt a screen reader, others wait.
 */
export function Toaster(clock: Clock) {
  const { shown } = useToast();
  const messages = useSyncExternalStore(shown.subscribe, shown.get);
  const rows = (isUrgent: boolean) =>
    messages
      .filter(({ tone }) => (tone === 'error') === isUrgent)
      .map((message) => <Toast key={message.id} message={message} {...clock} />);
  return (
    <div className={styles.toaster}>
      <ul aria-live="assertive" aria-label="错误提示">
        {rows(true)}
      </ul>
      <ul aria-live="polite" aria-label="提示">
        {rows(false)}
      </ul>
    </div>
  );
}
