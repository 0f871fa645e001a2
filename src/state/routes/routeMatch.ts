import { createSelector } from '@reduxjs/toolkit';
import { matchRoutes, useLocation } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { WHITELIST } from '@/config/paths';
import { useAppSelector } from '../hooks';
import { constantRoutes } from './buildRoutes';
import { entryWithin } from './routeEntries';
import { selectEntriesByPathname, selectRouteIndex } from './routesSlice';
import { defaultChildPath, type NodeWithAncestors } from './routeTree';

/** Before there is a menu, only the error pages have an address. */
const ERROR_PAGES = constantRoutes
  .filter(({ path }) => WHITELIST.includes(path))
  .map((node): NodeWithAncestors => ({ node, ancestors: [] }));

/** Whether a node has an address in the app, of its own. A group has one if it leads on. */
const hasAddress = ({ node }: NodeWithAncestors): boolean =>
  node.target.type !== 'link' &&
  node.pathname === undefined &&
  (node.target.type !== 'group' || defaultChildPath(node, appConfig.openFirstMenu) !== '');

/** The routes of the present user, as the router matches them. They follow each menu that the server sends. */
export const selectRoutes = createSelector([selectRouteIndex], (index) =>
  (index.size > 0 ? [...index.values()].filter(hasAddress) : ERROR_PAGES).map((entry) => ({
    path: entry.node.path,
    caseSensitive: true,
    entry,
  })),
);

/** What the present user has at a path and query of the address bar; undefined if there is nothing. */
export const selectEntryAt = createSelector(
  [
    selectRoutes,
    selectEntriesByPathname,
    (_state: unknown, pathname: string) => pathname,
    (_state: unknown, _pathname: string, search?: string): string => search ?? '',
  ],
  (routes, entries, pathname, search) => {
    const found = matchRoutes(routes, { pathname })?.at(-1)?.route.entry;
    return found && (entryWithin(entries.get(found.node.path) ?? [], search) ?? found);
  },
);

/** What is at the present address: for the shell, and for all that names the page. */
export function useRouteMatch(): NodeWithAncestors | undefined {
  const { pathname, search } = useLocation();
  return useAppSelector((state) => selectEntryAt(state, pathname, search));
}
