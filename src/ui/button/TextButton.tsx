import type { ComponentProps, ReactElement } from 'react';
import styles from './TextButton.module.css';

/**
 * A small button without a frame. It is the browser's own, because long lists have many of them, and antd's costs ten
 * times as much to render.
 */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>): ReactElement => (
  <button type="button" {...rest} className={`${styles.button} ${className}`} />
);
