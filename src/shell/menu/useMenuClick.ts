import { useMemo, type MouseEvent } from 'react';
import { useHref, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useAppDispatch, type AppThunk } from '@/state/hooks';
import { drawerClosed, selectSettings } from '@/state/settings/settingsSlice';
import { selectLivePages } from '@/state/tabs/tabsSlice';
import { reloadView } from '../page/reloadView';
import { decideMenuClick } from './menuClick';
import type { MenuItem } from './menuItems';

/** What the entries of a menu share, so that thousands of them need not each follow the route. */
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
    // The link itself opens what is outside the app or in a window of its own.
    if (!isPlain(event) || click.type === 'openHere' || click.type === 'openWindow') return;
    event.preventDefault();
    if (click.type === 'reload') {
      dispatch(reloadView());
      return;
    }
    if (click.foldFirst) dispatch(drawerClosed());
    void navigate(click.to);
  };

/** The addresses of a menu's entries and what a click does; clicks with a modifier key stay the browser's. */
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
