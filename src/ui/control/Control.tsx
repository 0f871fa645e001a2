import { Badge, Button, type ButtonProps } from 'antd';
import type { ReactNode, Ref } from 'react';
import styles from './Control.module.css';

interface Props extends ButtonProps {
  label: string;
  icon: ReactNode;
  /** A number on the icon; 0 = none. */
  count?: number;
  /** Gives way on the narrowest screens. */
  isSecondary?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One of the buttons at the end of the header. Its hint is the browser's own: antd's `Tooltip` would stay after a click
 * and take the Escape that is meant for the dialog.
 */
export function Control({ label, icon, count = 0, isSecondary = false, className = '', ...button }: Props) {
  const shown = count > 99 ? '99+' : String(count);
  // What can be read on a button is part of its name, for those who call it by voice; in brackets it does not count.
  const name = count > 0 ? `${label} ${shown} 条` : label;
  return (
    <Button
      {...button}
      type="text"
      className={`${styles['control']} ${isSecondary ? styles['secondary'] : ''} ${className}`}
      aria-label={name}
      title={label}
      icon={
        count > 0 ? (
          <Badge count={count} overflowCount={99} size="small" title="">
            {icon}
          </Badge>
        ) : (
          icon
        )
      }
    />
  );
}
