/** What a click on a menu entry does (spec.md section 2, "Menu click behaviour"). */
export type MenuClick =
  | { type: 'openHere'; url: string }
  | { type: 'openWindow'; url: string }
  | { type: 'navigate'; to: string; foldFirst: boolean }
  | { type: 'reload' };

interface Click {
  href: string;
  isExternal: boolean;
  /** `_blank` opens a new window. */
  target: string;
  /** Path and query of the page that is open. */
  current: string;
  isMobile: boolean;
  /** Turns a path of the app into an address: with `#` in hash mode. */
  toAddress: (path: string) => string;
}

/** Decides on a click; performing it is `useMenuClick`'s. */
export function decideMenuClick({ href, isExternal, target, current, isMobile, toAddress }: Click): MenuClick {
  const address = isExternal ? href : toAddress(href);
  if (target === '_blank') return { type: 'openWindow', url: address };
  if (isExternal) return { type: 'openHere', url: address };
  return href === current ? { type: 'reload' } : { type: 'navigate', to: href, foldFirst: isMobile };
}
