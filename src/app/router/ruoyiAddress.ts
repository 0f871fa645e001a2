import { WORKBENCH } from '@/config/paths';

/** Addresses that RuoYi's own front end has beside its menu, and the pages here that have what they show. */
const MEANT: readonly [address: RegExp, path: string][] = [
  [/^\/(index|lock)\/?$/, WORKBENCH],
  [/^\/user(\/profile)?\/?$/, '/profile'],
  [/^\/system\/user-auth\/role\/(\d+)\/?$/, '/system/user?userId=$1'],
  [/^\/system\/role-auth\/user\/(\d+)\/?$/, '/system/role?roleId=$1'],
  [/^\/system\/dict-data\/index\/(\d+)\/?$/, '/system/dict?type=$1'],
  // Job 0 stands for all.
  [/^\/monitor\/job-log\/index\/\d+\/?$/, '/monitor/job'],
  [/^\/tool\/gen-edit\/index\/\d+\/?$/, '/tool/gen'],
];

/** What an address of RuoYi's front end means here, as bookmarks and links in notices have it; undefined for others. */
export function ruoyiAddress(pathname: string): string | undefined {
  const [address, path] = MEANT.find(([known]) => known.test(pathname)) ?? [];
  return address && path && pathname.replace(address, path);
}
