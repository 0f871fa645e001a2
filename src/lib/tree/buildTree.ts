/** A flat record with the id of its parent (§3.16); ids are compared as strings. */
export interface TreeRecord {
  id: string | number;
  /** `0`, `"0"`, empty or missing = a root. */
  parentId?: string | number | null | undefined;
}

/** A record with the records below it. */
export type TreeNode<T> = Omit<T, 'children'> & { children: TreeNode<T>[] };

type Id = TreeRecord['parentId'];

const NO_PARENT = new Set<Id>(['', '0', 'null', 'undefined', 0, null, undefined]);
const INTEGER = /^(0|-?[1-9]\d{0,14})$/;
const ON_THE_WAY = 1;
const SETTLED = 2;

/**
 * The key of an id; ids that are equal as strings have one key. Numbers stay numbers, which saves a string per record.
 */
function keyOf(id: Id): string | number {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? id : String(id);
  const text = String(id);
  return INTEGER.test(text) ? Number(text) : text;
}

/** The index of each record's parent, -1 for a root. Cycles are cut at their first member. */
function findParents(records: readonly TreeRecord[], placeOf: ReadonlyMap<string | number, number>): Int32Array {
  const parents = Int32Array.from(records, ({ parentId }) =>
    NO_PARENT.has(parentId) ? -1 : (placeOf.get(keyOf(parentId)) ?? -1),
  );
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
 * Builds the tree of flat records (§3.16) in linear time, keeping their order. A record with a
 * missing parent becomes a root, a cycle is cut at its first member, of two records with one id the first wins. The
 * records are not changed.
 */
export function buildTree<T extends TreeRecord>(records: readonly T[]): TreeNode<T>[] {
  const placeOf = new Map<string | number, number>();
  const kept: T[] = [];
  for (const record of records) {
    const key = keyOf(record.id);
    if (placeOf.has(key)) continue;
    placeOf.set(key, kept.length);
    kept.push(record);
  }

  const parents = findParents(kept, placeOf);
  // `Object.assign` is several times faster here than a spread.
  const nodes = kept.map((record): TreeNode<T> => Object.assign({}, record, { children: [] }));
  const roots: TreeNode<T>[] = [];
  nodes.forEach((node, place) => {
    const parent = nodes[parents[place] ?? -1];
    (parent?.children ?? roots).push(node);
  });
  return roots;
}
