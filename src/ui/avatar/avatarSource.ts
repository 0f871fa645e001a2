import defaultAvatar from '@/assets/avatar.svg';
import { parseUrl } from '@/lib/link';

/**
 * The picture of a user: the one the server names if it comes from this host or is a picture itself; a picture of
 * another host would tell that host who is working here.
 */
export function avatarSource(avatar: string): string {
  if (/^data:image\//i.test(avatar)) return avatar;
  const url = avatar === '' ? undefined : parseUrl(avatar, window.location.href);
  return url?.origin === window.location.origin ? url.href : defaultAvatar;
}
