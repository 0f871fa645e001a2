import { type RouteNode, walkRoutes } from '@/state/routes/RouteNode';

const MAX_ENTRIES = 8;

const isEntry = (node: RouteNode, ancestors: readonly RouteNode[]) =>
  (node.target.type === 'page' || node.target.type === 'frame') &&
  ![...ancestors, node].some(({ meta }) => meta.hidden) &&
  !node.path.includes(':') &&
  node.path !== '/workbench';

/**
 * Shortcuts to pages of the user's menu: the first page of each top-level entry, then the second of each, and so on, so
 * that no large group takes all places.
 */
export function quickEntries(nodes: readonly RouteNode[]): RouteNode[] {
  const ranked = nodes.flatMap((top) =>
    [...walkRoutes([top])]
      .filter(([node, ancestors]) => isEntry(node, ancestors))
      .map(([node], rank) => ({ node, rank })),
  );
  const chosen = new Set([...ranked].sort((a, b) => a.rank - b.rank).slice(0, MAX_ENTRIES));
  return ranked.filter((entry) => chosen.has(entry)).map(({ node }) => node);
}
