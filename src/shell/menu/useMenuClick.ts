import { useMemo, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useHref, useNavigate, type NavigateFunction } from 'react-router-dom';
import { NEW_WINDOW } from '@/lib/link';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { drawerClosed, selectSettings } from '@/state/settings/settingsSlice';
import { selectActivePage } from '@/state/tabs/tabsSlice';
import { emitReload } from '../page/reloadView';
import type { MenuItem } from './menuItems';

/**
 * The link of a menu entry: out of the product in the same window, with the target `_blank` in a new one, and to a page
 * of the product with a hash in hash mode (§2.51).
 *
 * @param root address of the product's root: `#` in hash mode
 */
export function linkOf(
  { href, isExternal, meta: { target } }: MenuItem,
  root: string,
): Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  const newWindow = target === NEW_WINDOW.target;
  return {
    href: isExternal ? href : root + href,
    ...(newWindow && NEW_WINDOW),
    ...(isExternal && { rel: NEW_WINDOW.rel }),
  };
}

/**
 * What a click on an entry does (§2.51 to §2.53). `followLink`: the browser opens its link. A page whose address has
 * further parameters is the entry's all the same, unless each query has a tab of its own.
 *
 * @param current path and query of the page on the screen
 */
export function decideMenuClick(
  { href, isExternal, meta: { target, dynamicNewTab } }: MenuItem,
  current: string,
): 'followLink' | 'reload' | 'navigate' {
  if (isExternal || target === NEW_WINDOW.target) return 'followLink';
  return href === current || (!dynamicNewTab && isWithin(href, current)) ? 'reload' : 'navigate';
}

const partsOf = (address: string): [path: string, params: URLSearchParams] => {
  const [path = '', query] = address.split('?', 2);
  return [path, new URLSearchParams(query)];
};

/** Whether a page has this address, perhaps with further parameters, such as the filters of its list. */
function isWithin(href: string, current: string): boolean {
  const [path, params] = partsOf(href);
  const [shown, all] = partsOf(current);
  return path === shown && [...params].every(([name, value]) => all.getAll(name).includes(value));
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const clickEntry =
  (item: MenuItem, event: MouseEvent, navigate: NavigateFunction): AppThunk<void> =>
  (dispatch, getState) => {
    const page = selectActivePage(getState());
    const action = decideMenuClick(item, page ? page.pathname + page.search : '');
    // The browser handles clicks with a modifier key too.
    if (!isPlain(event) || action === 'followLink') return;
    event.preventDefault();
    if (action === 'reload') {
      emitReload();
      return;
    }
    if (selectSettings(getState()).device === 'mobile') dispatch(drawerClosed());
    void navigate(item.href);
  };

/** Links of menu entries, and what a click does. Both functions are stable. */
export interface MenuClicks {
  linkOf: (item: MenuItem) => ReturnType<typeof linkOf>;
  onClick: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

export function useMenuClick(): MenuClicks {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const root = useHref('/').replace(/\/$/, '');
  return useMemo(
    () => ({
      linkOf: (item) => linkOf(item, root),
      onClick: (item, event) => dispatch(clickEntry(item, event, navigate)),
    }),
    [navigate, dispatch, root],
  );
}
