import type { ComponentProps, ReactNode } from 'react';
import styles from './Control.module.css';

interface Props extends ComponentProps<'button'> {
  label: string;
  icon: ReactNode;
  /** A number on the icon; 0 = none. */
  count?: number;
  /** Gives way on the narrowest screens. */
  isSecondary?: boolean;
}

/** One of the round buttons at the end of the header. */
export function Control({ label, icon, count = 0, isSecondary = false, ...button }: Props) {
  const shown = count > 99 ? '99+' : String(count);
  // What can be read on a button is part of its name, for those who call it by voice; in brackets it does not count.
  const name = count > 0 ? `${label} ${shown} 条` : label;
  return (
    <button
      {...button}
      type="button"
      className={`${styles['control']} ${isSecondary ? styles['secondary'] : ''}`}
      aria-label={name}
      title={label}
    >
      {icon}
      {count > 0 && <span className={styles['count']}>{shown}</span>}
    </button>
  );
}
