import { resolvePath } from './parseRoute';
import { type NodeWithAncestors, paramsOf, pathnameOf } from './routeTree';

type Entries = readonly NodeWithAncestors[];

/** Entries by their paths as the router matches them; several share one that is sent with different queries. */
export function byPathname(entries: Iterable<NodeWithAncestors>): ReadonlyMap<string, Entries> {
  const found = new Map<string, Entries>();
  for (const entry of entries) {
    const pathname = pathnameOf(entry.node);
    found.set(pathname, [...(found.get(pathname) ?? []), entry]);
  }
  return found;
}

/** Of entries with one path that whose query an address has (§12.9): the longest such query, else the first entry. */
export function entryWithin(entries: Entries, search: string): NodeWithAncestors | undefined {
  if (entries.length <= 1) return entries[0];
  const params = new URLSearchParams(search);
  const ranked = entries.map((entry) => ({ entry, query: paramsOf(entry.node.query) }));
  const fitting = ranked
    .filter(({ query }) => query.every(([name, value]) => params.getAll(name).includes(value)))
    .sort((a, b) => b.query.length - a.query.length);
  return fitting[0]?.entry ?? entries[0];
}

/** The entry at an address, as servers write it in `activeMenu` (§12.10): with a query, a slash at the end, or none at its start. */
export function entryAt(entries: ReadonlyMap<string, Entries>, address: string): NodeWithAncestors | undefined {
  const [path = '', search] = address.replace(/^#/, '').split('?', 2);
  return entryWithin(entries.get(resolvePath(path, '') ?? '') ?? [], search ?? '');
}
