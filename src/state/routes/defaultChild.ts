import { pathWithQuery } from './pathWithQuery';
import type { RouteNode } from './RouteNode';

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
 * Where a visit of this node leads instead of to itself: its redirect, or, for a group while the first menu opens
 * automatically (specification, section 2), its first page. Empty when the node is its own destination.
 */
export function defaultChild(node: RouteNode, openFirstMenu: boolean): string {
  if (node.redirect !== '') return node.redirect;
  if (node.target.type !== 'group' || !openFirstMenu) return '';
  const first = firstOpenable(node.children);
  return first ? pathWithQuery(first) : '';
}
