import { type KeyboardEvent, useState } from 'react';
import styles from './LoginForm.module.css';
import { TextField } from './TextField';

/** The field for the password, with a button that shows it and a note while Caps Lock is on. */
export function PasswordField({ error, onInput }: { error: string | undefined; onInput: () => void }) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      label="密码"
      name="password"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      placeholder="请输入密码"
      error={error}
      hint={capsLock ? '大写锁定已打开' : undefined}
      onInput={onInput}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      addon={
        <button
          type="button"
          className={styles.toggle}
          aria-label="显示密码"
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
            <circle cx="12" cy="12" r="3" />
            {!visible && <path d="M4 20 20 4" />}
          </svg>
        </button>
      }
    />
  );
}
