import defaultAvatar from '@/assets/avatar.svg';
import { appConfig } from '@/config/appConfig';
import { parseUrl } from '@/lib/link';

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
 * The address of a user's picture, from this host, a configured one or a data URL. Pictures of other hosts would tell
 * them who is working here.
 */
export function avatarSource(avatar: string): string {
  if (/^data:image\//i.test(avatar)) return avatar;
  const url = avatar === '' ? undefined : parseUrl(belowApiBase(avatar), window.location.href);
  if (!url) return defaultAvatar;
  const isAllowed = /^https?:$/.test(url.protocol) && appConfig.imageHosts.includes(url.host);
  return isAllowed || url.origin === window.location.origin ? url.href : defaultAvatar;
}
