import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './LoginForm.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  error: string | undefined;
  /** A note below the field that is no error. */
  hint?: string | undefined;
  addon?: ReactNode;
}

export function TextField({ label, error, hint, addon, ...input }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {addon}
      </div>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
        {note}
      </p>
    </div>
  );
}

/** What was typed into a field of a form. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
