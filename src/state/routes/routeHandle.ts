import type { RouteNode } from './RouteNode';

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
