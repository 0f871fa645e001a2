import { Badge, Button, type ButtonProps } from 'antd';
import type { ReactNode, Ref } from 'react';
import styles from './HeaderButton.module.css';

interface Props extends ButtonProps {
  label: string;
  icon: ReactNode;
  /** The number on the icon; 0 = no number. */
  count?: number;
  /** Hidden on the narrowest screens. */
  isSecondary?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button of the header. Its tooltip is the browser's, because antd's would stay after a click and take the Escape key
 * from the dialog that the click opens.
 */
export function HeaderButton({ label, icon, count = 0, isSecondary = false, className = '', ...button }: Props) {
  const shown = count > 99 ? '99+' : String(count);
  // The visible number is part of the name, for voice control.
  const name = count > 0 ? `${label} ${shown} 条` : label;
  return (
    <Button
      {...button}
      type="text"
      className={`${styles.control} ${isSecondary ? styles.secondary : ''} ${className}`}
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
