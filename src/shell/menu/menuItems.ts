import { createSelector } from '@reduxjs/toolkit';
import { addressOf, type RouteMeta, type RouteNode } from '@/state/routes/routeTree';
import { selectRouteNodes } from '@/state/routes/routesSlice';

export interface MenuItem {
  /** Full path, or the address of an external link; unique in the menu. */
  path: string;
  /** Target of a click; for a group, its default child. */
  href: string;
  isExternal: boolean;
  meta: RouteMeta;
  children: readonly MenuItem[];
}

function toItem(node: RouteNode): MenuItem[] {
  if (node.meta.hidden) return [];
  const children = menuItems(node.children);
  if (node.meta.levelHidden && node.children.length > 0) return children;
  if (node.target.type === 'group' && children.length === 0) return [];
  // No entry for a pattern such as `/user/:id`, which has no address.
  if (node.path.includes(':') && node.target.type !== 'link') return children;
  const isExternal = node.target.type === 'link';
  const href = node.target.type === 'link' ? node.target.url : addressOf(node);
  return [{ path: node.path, href, isExternal, meta: node.meta, children }];
}

/**
 * The menu of a route tree: hidden nodes left out, `levelHidden` groups replaced by their children (§2.35).
 */
export const menuItems = (nodes: readonly RouteNode[]): MenuItem[] => nodes.flatMap(toItem);

/** The user's menu, memoised for all parts of the shell. */
export const selectMenuItems = createSelector(selectRouteNodes, menuItems);
