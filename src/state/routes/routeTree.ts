/** Presentation and behaviour of a route (§3.5). */
export interface RouteMeta {
  title: string;
  icon: string;
  badge: string;
  dot: boolean;
  target: string;
  /** Path of the menu entry that is active on this page. */
  activeMenu: string;
  hidden: boolean;
  levelHidden: boolean;
  breadcrumbHidden: boolean;
  noKeepAlive: boolean;
  noClosable: boolean;
  dynamicNewTab: boolean;
  tabHidden: boolean;
  isCustomSvg: boolean;
  notCustomIcon: boolean;
  noColumn: boolean;
}

/**
 * What a route shows: a group, a page by the app's own name (`isMissing`: the app has none of the name that was sent), a
 * foreign page in a frame, or an external link.
 */
export type RouteTarget =
  | { type: 'group' }
  | { type: 'page'; component: string; isMissing?: true }
  | { type: 'frame'; url: string }
  | { type: 'link'; url: string };

/** Parameters of an address; one with several values stands there several times. */
export type RouteQuery = Readonly<Record<string, string | readonly string[]>>;

/** A validated node of the menu. Serialisable. */
export interface RouteNode {
  /** Full path from the root; the identity of the route. With a query, where an earlier entry has the path alone. */
  path: string;
  /** The path, where an earlier entry has it too. */
  pathname?: string;
  name: string;
  target: RouteTarget;
  /** Full path of the redirect target; empty = none. */
  redirect: string;
  /** Query that a click in the menu adds. */
  query: RouteQuery;
  meta: RouteMeta;
  children: RouteNode[];
}

/** All nodes, parents before their children, with their ancestors from the top down. */
export function* walkRoutes(
  nodes: readonly RouteNode[],
  ancestors: readonly RouteNode[] = [],
): Generator<[node: RouteNode, ancestors: readonly RouteNode[]]> {
  for (const node of nodes) {
    yield [node, ancestors];
    yield* walkRoutes(node.children, [...ancestors, node]);
  }
}

/** The parameters of a query, in its order. */
export const paramsOf = (query: RouteQuery): [name: string, value: string][] =>
  Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]));

/** The path of a node as the router matches it. */
export const pathnameOf = ({ path, pathname = path }: RouteNode): string => pathname;

/** The address of a node: its path, encoded as it is in the address bar, and its query, or another one. */
export function addressOf(node: RouteNode, asked: RouteQuery = node.query): string {
  const search = new URLSearchParams(paramsOf(asked)).toString();
  return encodeURI(pathnameOf(node)) + (search && `?${search}`);
}

const isOpenable = (node: RouteNode): boolean =>
  (node.target.type === 'page' || node.target.type === 'frame') && !node.meta.hidden && !node.path.includes(':');

function firstOpenable(nodes: readonly RouteNode[]): RouteNode | undefined {
  for (const node of nodes) {
    if (isOpenable(node)) return node;
    const below = node.meta.hidden ? undefined : firstOpenable(node.children);
    if (below) return below;
  }
  return undefined;
}

/**
 * The address that this node redirects to: its redirect, or a group's first page while the first menu opens automatically
 * (§2.31). Empty = none.
 */
export function defaultChildPath(node: RouteNode, openFirstMenu: boolean): string {
  if (node.redirect !== '') return encodeURI(node.redirect);
  if (node.target.type !== 'group' || !openFirstMenu) return '';
  const first = firstOpenable(node.children);
  return first ? addressOf(first) : '';
}

export interface NodeWithAncestors {
  node: RouteNode;
  /** The groups above the node, from the top down. */
  ancestors: readonly RouteNode[];
}

/** What an entry says of its icon, or else the nearest group above it that has one; undefined if none has. */
export const iconOfEntry = ({ node, ancestors }: NodeWithAncestors): RouteMeta | undefined =>
  [...ancestors, node].findLast(({ meta }) => meta.icon !== '')?.meta;
