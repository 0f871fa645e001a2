import type { RouteNode } from '@/state/routes/RouteNode';
import { walkRoutes } from '@/state/routes/walkRoutes';

const MOST_ENTRIES = 8;

/** The first pages of the user's own menu, as short cuts; the workbench itself is none. */
export function quickEntries(nodes: readonly RouteNode[]): RouteNode[] {
  const shown: RouteNode[] = [];
  for (const [node, above] of walkRoutes(nodes)) {
    const isPage = node.target.type === 'page' || node.target.type === 'frame';
    const isHidden = [...above, node].some(({ meta }) => meta.hidden);
    if (isPage && !isHidden && !node.path.includes(':') && node.path !== '/workbench') shown.push(node);
    if (shown.length === MOST_ENTRIES) break;
  }
  return shown;
}
