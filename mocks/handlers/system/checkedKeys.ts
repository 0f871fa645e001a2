import type { Row } from '../../db/resource/collection';

/**
 * The nodes of a tree that a role has, as RuoYi sends them: where parents and children go together, those above a chosen
 * node are left out.
 */
export function checkedKeys<R extends Row>(
  rows: readonly R[],
  id: string,
  chosen: readonly number[],
  isStrict: boolean,
): number[] {
  const has = new Set(chosen);
  const known = rows.filter((row) => has.has(Number(row[id])));
  const above = new Set(isStrict ? known.map(({ parentId }) => Number(parentId)) : []);
  return known.map((row) => Number(row[id])).filter((key) => !above.has(key));
}
