import type { RouteHandle } from '@/state/routes/routeHandle';

/** The menu entry that belongs to the open page (`meta.activeMenu` or itself), and the groups above it. */
export function activeEntry({ node, above = [] }: RouteHandle): { active: string; above: ReadonlySet<string> } {
  const active = node?.meta.activeMenu || node?.path || '';
  return { active, above: new Set(above.map(({ path }) => path)) };
}
