import { emptyMeta } from '@/state/routes/routeRecordFields';
import type { RouteNode } from '@/state/routes/routeTree';

type Parts = Partial<Omit<RouteNode, 'meta'>> & { meta?: Partial<RouteNode['meta']> };

/** A route node with defaults: a page, or a group if it has children. */
export const makeRouteNode = (path: string, { meta, ...parts }: Parts = {}): RouteNode => ({
  path,
  name: '',
  target: parts.children ? { type: 'group' } : { type: 'page', component: `pages${path}` },
  redirect: '',
  query: {},
  children: [],
  ...parts,
  meta: { ...emptyMeta, title: path, ...meta },
});
