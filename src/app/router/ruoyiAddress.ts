import { WORKBENCH } from '@/config/paths';

/** Addresses that RuoYi's own front end has beside its menu, and the pages here that have what they show. */
const MEANT: readonly [address: RegExp, path: string][] = [
  [/^\/index\/?$/, WORKBENCH],
  [/^\/user\/profile\/?$/, '/profile'],
  [/^\/system\/user-auth\/role\/\d+\/?$/, '/system/user'],
  [/^\/system\/role-auth\/user\/\d+\/?$/, '/system/role'],
  [/^\/system\/dict-data\/index\/\d+\/?$/, '/system/dict'],
];

/** What an address of RuoYi's front end means here, as bookmarks and links in notices have it; undefined for others. */
export const ruoyiAddress = (pathname: string): string | undefined =>
  MEANT.find(([address]) => address.test(pathname))?.[1];
