import { useState } from 'react';
import defaultAvatar from '@/assets/avatar.svg';
import { appConfig } from '@/config/appConfig';
import { pictureSource } from '@/lib/html/pictureSource';
import styles from './Avatar.module.css';

/**
 * Resolves `/profile/avatar/x.png` against the API base, as RuoYi's front end does. A path that begins like the API
 * base (`/dzb/preview/x.png`) is a path of the host.
 */
function belowApiBase(avatar: string): string {
  const { apiBase } = appConfig;
  const [, first = ''] = apiBase.split('/');
  return /^\/(?![/\\])/.test(avatar) && !avatar.startsWith(`/${first}/`) ? apiBase + avatar : avatar;
}

/** The address of a user's picture, from where pictures of texts may come, too. */
export const avatarSource = (avatar: string): string => pictureSource(belowApiBase(avatar)) ?? defaultAvatar;

/**
 * A user's picture, decorative, with a default picture if it cannot be shown.
 *
 * @param source picture as the server names it; empty = none
 * @param size edge in pixels
 */
export function Avatar({ source, size }: { source: string; size: number }) {
  const [broken, setBroken] = useState('');
  const src = avatarSource(broken === source ? '' : source);
  return (
    <img src={src} alt="" width={size} height={size} className={styles.avatar} onError={() => setBroken(source)} />
  );
}
