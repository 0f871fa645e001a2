import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { drawerClosed, selectSettings } from '@/state/settings/settingsSlice';
import { reloadView } from '../page/reloadView';
import { decideMenuClick } from './menuClick';
import type { MenuItem } from './menuItems';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address of a menu entry and what its click does; clicks with a modifier key stay the browser's. */
export function useMenuClick(item: MenuItem) {
  const navigate = useNavigate();
  const location = useLocation();
  const dispatch = useAppDispatch();
  const { device } = useAppSelector(selectSettings);
  const address = useHref(item.isExternal ? '/' : item.href);
  const href = item.isExternal ? item.href : address;

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const click = decideMenuClick({
      href: item.href,
      isExternal: item.isExternal,
      target: item.meta.target,
      current: createPath({ pathname: location.pathname, search: location.search }),
      isMobile: device === 'mobile',
      toAddress: () => href,
    });
    // The link itself opens what is outside the app or in a window of its own.
    if (!isPlain(event) || click.type === 'openHere' || click.type === 'openWindow') return;
    event.preventDefault();
    if (click.type === 'reload') return dispatch(reloadView());
    if (click.foldFirst) dispatch(drawerClosed());
    void navigate(click.to);
  };
  return { href, onClick };
}
