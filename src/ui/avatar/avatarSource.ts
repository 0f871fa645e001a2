import defaultAvatar from '@/assets/avatar.svg';
import { appConfig } from '@/config/appConfig';
import { parseUrl } from '@/lib/link';

/**
 * A path such as `/profile/avatar/x.png` is counted from the API base, as RuoYi's own front end does. One that begins
 * like the API base itself (`/dzb/preview/x.png`) is a path of the host.
 */
function belowApiBase(avatar: string): string {
  const { apiBase } = appConfig;
  const [, first = ''] = apiBase.split('/');
  return /^\/(?![/\\])/.test(avatar) && !avatar.startsWith(`/${first}/`) ? apiBase + avatar : avatar;
}

/**
 * The picture of a user: the one the server names if it comes from this host or one that is configured, or is a picture
 * itself; a picture of any other host would tell that host who is working here.
 */
export function avatarSource(avatar: string): string {
  if (/^data:image\//i.test(avatar)) return avatar;
  const url = avatar === '' ? undefined : parseUrl(belowApiBase(avatar), window.location.href);
  if (!url) return defaultAvatar;
  const isAllowed = /^https?:$/.test(url.protocol) && appConfig.imageHosts.includes(url.host);
  return isAllowed || url.origin === window.location.origin ? url.href : defaultAvatar;
}
