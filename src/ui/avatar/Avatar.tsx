import { Avatar as AntdAvatar } from 'antd';
import { useState } from 'react';
import { avatarSource } from './avatarSource';

/**
 * A user's picture, beside which the name stands in text. What cannot be shown gives way to the default picture.
 *
 * @param source picture as the server names it; empty = none
 * @param size edge in pixels
 */
export function Avatar({ source, size }: { source: string; size: number }) {
  const [broken, setBroken] = useState('');
  const giveWay = () => {
    setBroken(source);
    // antd would put letters in its place.
    return false;
  };
  const src = avatarSource(broken === source ? '' : source);
  // A row that is short of room would squeeze it.
  return <AntdAvatar src={src} alt="" size={size} style={{ flex: 'none' }} onError={giveWay} />;
}
