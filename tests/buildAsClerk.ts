import { buildRoutes, constantRoutes } from '@/state/routes/buildRoutes';
import type { RouteAccess } from '@/state/routes/isAllowed';
import type { RouteNode } from '@/state/routes/routeTree';

/** A user with one role and one permission. */
const CLERK: RouteAccess = { permissions: ['a:b:c'], roles: ['clerk'], admin: false, filterByRole: false };

/** Builds the routes of the clerk. `fromServer` are the nodes without the app's own. */
export function buildAsClerk(...sent: unknown[]) {
  const { nodes, problems } = buildRoutes(sent, CLERK);
  return { fromServer: nodes.slice(constantRoutes.length), nodes, problems };
}

/** The paths of nodes; a group as `[path, children]`. */
export const outline = (nodes: readonly RouteNode[]): unknown[] =>
  nodes.map(({ path, children }) => (children.length > 0 ? [path, outline(children)] : path));
