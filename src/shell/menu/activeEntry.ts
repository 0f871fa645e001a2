import type { RouteHandle } from '@/state/routes/routeHandle';
import type { NodeWithAncestors } from '@/state/routes/routeIndex';

/**
 * The menu entry that belongs to the open page (`meta.activeMenu` or itself), and the groups above that entry.
 *
 * @param index all nodes of the user's routes by their path
 */
export function activeEntry(
  { node, ancestors = [] }: RouteHandle,
  index: ReadonlyMap<string, NodeWithAncestors>,
): { active: string; ancestors: ReadonlySet<string> } {
  const active = node?.meta.activeMenu || node?.path || '';
  const groups = index.get(active)?.ancestors ?? ancestors;
  return { active, ancestors: new Set(groups.map(({ path }) => path)) };
}
