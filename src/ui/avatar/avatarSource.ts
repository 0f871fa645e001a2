import defaultAvatar from '@/assets/avatar.svg';

/**
 * The picture of a user: the one the server names if it comes from this host or is a picture itself; a picture of
 * another host would tell that host who is working here.
 */
export function avatarSource(avatar: string): string {
  if (/^data:image\//i.test(avatar)) return avatar;
  if (avatar === '' || !URL.canParse(avatar, window.location.href)) return defaultAvatar;
  const { origin, href } = new URL(avatar, window.location.href);
  return origin === window.location.origin ? href : defaultAvatar;
}
