import { useId, type ReactNode } from 'react';
import styles from './QueryForm.module.css';

/** A field of a query form; its control gets the id that ties it to the label. */
export function QueryField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
