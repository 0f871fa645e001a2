import type { RouteNode } from './RouteNode';

/** Where a visit of this node leads: its path, with the query that belongs to it (specification, section 12). */
export function pathWithQuery({ path, query }: RouteNode): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
