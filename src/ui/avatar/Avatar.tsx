import { Avatar as AntdAvatar } from 'antd';
import { useState } from 'react';
import { avatarSource } from './avatarSource';

/**
 * A user's picture, decorative, with a default picture if it cannot be shown.
 *
 * @param source picture as the server names it; empty = none
 * @param size edge in pixels
 */
export function Avatar({ source, size }: { source: string; size: number }) {
  const [broken, setBroken] = useState('');
  const giveWay = () => {
    setBroken(source);
    // Otherwise antd shows letters.
    return false;
  };
  const src = avatarSource(broken === source ? '' : source);
  // Otherwise a narrow row squeezes it.
  return <AntdAvatar src={src} alt="" size={size} style={{ flex: 'none' }} onError={giveWay} />;
}
