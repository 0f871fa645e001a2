/** Presentation and behaviour of a route (specification, section 3, "Route meta"). */
export interface RouteMeta {
  title: string;
  icon: string;
  badge: string;
  dot: boolean;
  target: string;
  /** Path of the menu entry that is marked while this page is open. */
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

/** What a route shows: only its children, a page by name, a foreign page in a frame, or an address outside the app. */
export type RouteTarget =
  | { type: 'group' }
  | { type: 'page'; component: string }
  | { type: 'frame'; url: string }
  | { type: 'link'; url: string };

/** One node of the menu in the one shape that everything behind `buildRoutes` knows. Serialisable. */
export interface RouteNode {
  /** Full path from the root; the identity of the route. */
  path: string;
  name: string;
  target: RouteTarget;
  /** Full path to go to instead; empty = none. */
  redirect: string;
  /** Query that a click in the menu adds. */
  query: Record<string, string>;
  meta: RouteMeta;
  children: RouteNode[];
}

/** All nodes, parents before their children, each with the nodes above it from the top down. */
export function* walkRoutes(
  nodes: readonly RouteNode[],
  ancestors: readonly RouteNode[] = [],
): Generator<[node: RouteNode, ancestors: readonly RouteNode[]]> {
  for (const node of nodes) {
    yield [node, ancestors];
    yield* walkRoutes(node.children, [...ancestors, node]);
  }
}

/** Where a visit of this node leads: its path, with the query that belongs to it (specification, section 12). */
export function pathWithQuery({ path, query }: RouteNode): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** What the router carries for each route (`handle`): the window's title and, inside the shell, the menu's node. */
export interface RouteHandle {
  title: string;
  node?: RouteNode;
  /** The nodes above it, from the top down. */
  ancestors?: readonly RouteNode[];
}

/** The handle of the innermost match; routes without one have an empty title. */
export function readHandle(matches: readonly { handle: unknown }[]): RouteHandle {
  const handle = matches.at(-1)?.handle;
  return (handle as RouteHandle | undefined) ?? { title: '' };
}
