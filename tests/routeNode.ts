import { emptyMeta } from '@/state/routes/parseMeta';
import type { RouteNode } from '@/state/routes/RouteNode';

type Parts = Partial<Omit<RouteNode, 'meta'>> & { meta?: Partial<RouteNode['meta']> };

/** A node for tests: a page, or a group when it has children, with nothing set but what is given. */
export const node = (path: string, { meta, ...parts }: Parts = {}): RouteNode => ({
  path,
  name: '',
  target: parts.children ? { type: 'group' } : { type: 'page', component: `pages${path}` },
  redirect: '',
  query: {},
  children: [],
  ...parts,
  meta: { ...emptyMeta, title: path, ...meta },
});
