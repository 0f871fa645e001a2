import { useMemo, type MouseEvent } from 'react';
import { useHref, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useAppDispatch, type AppThunk } from '@/state/hooks';
import { drawerClosed, selectSettings } from '@/state/settings/settingsSlice';
import { selectLivePages } from '@/state/tabs/tabsSlice';
import { reloadView } from '../page/reloadView';
import type { MenuItem } from './menuItems';

/** What a click on a menu entry does (specification, section 2, "Menu click behaviour"). */
export type MenuClick =
  | { type: 'openHere'; url: string }
  | { type: 'openWindow'; url: string }
  | { type: 'navigate'; to: string; closesDrawer: boolean }
  | { type: 'reload' };

interface Click {
  href: string;
  isExternal: boolean;
  /** `_blank` opens a new window. */
  target: string;
  /** Path and query of the open page. */
  current: string;
  isMobile: boolean;
  /** Turns a path of the app into an address: with `#` in hash mode. */
  toAddress: (path: string) => string;
}

export function decideMenuClick({ href, isExternal, target, current, isMobile, toAddress }: Click): MenuClick {
  const address = isExternal ? href : toAddress(href);
  if (target === '_blank') return { type: 'openWindow', url: address };
  if (isExternal) return { type: 'openHere', url: address };
  return href === current ? { type: 'reload' } : { type: 'navigate', to: href, closesDrawer: isMobile };
}

/** Handlers for the entries of a menu. Both functions are stable. */
export interface MenuClicks {
  addressOf: (item: MenuItem) => string;
  onClick: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const clickEntry =
  (item: MenuItem, address: string, event: MouseEvent, navigate: NavigateFunction): AppThunk<void> =>
  (dispatch, getState) => {
    const page = selectLivePages(getState())[0];
    const click = decideMenuClick({
      href: item.href,
      isExternal: item.isExternal,
      target: item.meta.target,
      current: page ? page.pathname + page.search : '',
      isMobile: selectSettings(getState()).device === 'mobile',
      toAddress: () => address,
    });
    // The browser itself follows links out of the app and into new windows.
    if (!isPlain(event) || click.type === 'openHere' || click.type === 'openWindow') return;
    event.preventDefault();
    if (click.type === 'reload') {
      dispatch(reloadView());
      return;
    }
    if (click.closesDrawer) dispatch(drawerClosed());
    void navigate(click.to);
  };

/** The addresses of menu entries, and what a click does. The browser handles clicks with a modifier key. */
export function useMenuClick(): MenuClicks {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const root = useHref('/').replace(/\/$/, '');
  return useMemo(() => {
    const addressOf = ({ isExternal, href }: MenuItem) => (isExternal ? href : root + href);
    return {
      addressOf,
      onClick: (item, event) => dispatch(clickEntry(item, addressOf(item), event, navigate)),
    };
  }, [navigate, dispatch, root]);
}
