import { scopeFieldOf } from '@/resource/model/resourceRegistry';
import { loadPages } from '../contract/pages';
import { compare } from './compare';
import { SourceError, type Table } from './Table';

/** Prints what differs between tables and the pages at their paths; resolves with the exit code: 1 where a save would be refused. */
export async function comparePages(
  tables: readonly Table[],
  at: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  const resources = (await loadPages()).flatMap((page) => page.resources);
  // What belongs to another record gets its id, and what it takes, unseen.
  const given = new Map<string, readonly string[]>();
  for (const { id, rows = [], steps } of resources) {
    for (const { of, by, takes = [] } of rows)
      given.set(of.path, [id, ...takes, ...(typeof by === 'string' ? [by] : [])]);
    if (steps) given.set(steps.of.path, [id]);
  }
  const pairs = tables.flatMap((table) =>
    resources.filter(({ path }) => path === table.path || path === `/${at}`).map((resource) => ({ table, resource })),
  );
  if (pairs.length === 0)
    throw new SourceError('No page is at the path of a table: say which by --diff office/booking --table NAME.');
  const all = pairs.flatMap(({ table, resource }) => {
    const found = compare(table, resource, [scopeFieldOf(resource) ?? '', ...(given.get(resource.path) ?? [])]);
    const many = found.length === 0 ? 'nothing differs' : `${found.length} differ`;
    print(`${table.name} and ${resource.noun} at ${resource.path}: ${many}`);
    for (const { isRefused, text } of found) print(`  ${isRefused ? 'refused  ' : ''}${text}`);
    for (const question of table.questions ?? []) print(`? ${question}`);
    return found;
  });
  return Number(all.some(({ isRefused }) => isRefused));
}
