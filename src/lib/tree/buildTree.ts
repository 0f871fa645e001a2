/** A flat record that names its parent (spec.md section 3, "Tree record"); ids are compared as strings. */
export interface TreeRecord {
  id: string | number;
  /** `0`, `"0"`, empty or missing = a root. */
  parentId?: string | number | null | undefined;
}

/** A record with the records below it. */
export type Branch<T> = Omit<T, 'children'> & { children: Branch<T>[] };

const NO_PARENT = new Set(['', '0', 'null', 'undefined']);
const ON_THE_WAY = 1;
const SETTLED = 2;

/** The place of each record's parent in the list, -1 for a root. Of a ring, the member met first has no parent. */
function findParents(records: readonly TreeRecord[], placeOf: ReadonlyMap<string, number>): Int32Array {
  const parents = Int32Array.from(records, ({ parentId }) => {
    const parent = String(parentId);
    return NO_PARENT.has(parent) ? -1 : (placeOf.get(parent) ?? -1);
  });
  const states = new Uint8Array(records.length);
  for (let start = 0; start < records.length; start += 1) {
    let place = start;
    while (place !== -1 && states[place] === 0) {
      states[place] = ON_THE_WAY;
      place = parents[place] ?? -1;
    }
    const ring = place !== -1 && states[place] === ON_THE_WAY ? place : -1;
    for (place = start; place !== -1 && states[place] === ON_THE_WAY; place = parents[place] ?? -1) {
      states[place] = SETTLED;
    }
    if (ring !== -1) parents[ring] = -1;
  }
  return parents;
}

/**
 * Builds the tree of flat records (spec.md section 3), in linear time and without recursion; the order of the list
 * is kept on every level. A record whose parent is missing becomes a root, a ring is opened at the member met
 * first, of two records with one id the first wins. The records themselves are not changed.
 */
export function buildTree<T extends TreeRecord>(records: readonly T[]): Branch<T>[] {
  const placeOf = new Map<string, number>();
  const kept: T[] = [];
  for (const record of records) {
    const id = String(record.id);
    if (placeOf.has(id)) continue;
    placeOf.set(id, kept.length);
    kept.push(record);
  }

  const parents = findParents(kept, placeOf);
  const branches = kept.map((record): Branch<T> => ({ ...record, children: [] }));
  const roots: Branch<T>[] = [];
  branches.forEach((branch, place) => {
    const parent = branches[parents[place] ?? -1];
    (parent?.children ?? roots).push(branch);
  });
  return roots;
}
