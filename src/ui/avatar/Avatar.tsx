import { useState } from 'react';
import { avatarSource } from './avatarSource';
import styles from './Avatar.module.css';

/**
 * A user's picture, beside which the name stands in text. What cannot be shown gives way to the default picture.
 *
 * @param source picture as the server names it; empty = none
 * @param size edge in pixels
 */
export function Avatar({ source, size }: { source: string; size: number }) {
  const [broken, setBroken] = useState('');
  return (
    <img
      className={styles['avatar']}
      src={avatarSource(broken === source ? '' : source)}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(source)}
    />
  );
}
