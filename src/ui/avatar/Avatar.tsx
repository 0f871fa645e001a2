import { useState } from 'react';
import defaultAvatar from '@/assets/avatar.svg';
import { appConfig } from '@/config/appConfig';
import { parseUrl } from '@/lib/link';
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

/**
 * The address of a user's picture, from this host, a configured one or a data URL. Pictures of other hosts are refused,
 * because requests for them would tell those hosts who is working here.
 */
export function avatarSource(avatar: string): string {
  if (/^data:image\//i.test(avatar)) return avatar;
  const url = avatar === '' ? undefined : parseUrl(belowApiBase(avatar), window.location.href);
  if (!url) return defaultAvatar;
  const isAllowed = /^https?:$/.test(url.protocol) && appConfig.imageHosts.includes(url.host);
  return isAllowed || url.origin === window.location.origin ? url.href : defaultAvatar;
}

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
