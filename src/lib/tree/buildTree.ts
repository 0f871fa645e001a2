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
/** A tree may be this deep: what goes through it level by level must end before the stack does. */
export const MAX_TREE_DEPTH = 32;

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

/** All nodes below these, parents before their children. */
function allBelow<T>(nodes: readonly TreeNode<T>[]): TreeNode<T>[] {
  const found: TreeNode<T>[] = [];
  const pending = [...nodes].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    found.push(node);
    for (const child of [...node.children].reverse()) pending.push(child);
  }
  return found;
}

/** Puts what lies too deep side by side on the last level. */
function limitDepth<T>(roots: readonly TreeNode<T>[]): void {
  let level = roots;
  for (let depth = 1; depth < MAX_TREE_DEPTH - 1; depth += 1) level = level.flatMap(({ children }) => children);
  for (const parent of level) {
    parent.children = allBelow(parent.children);
    for (const child of parent.children) child.children = [];
  }
}

/**
 * Builds the tree of flat records (§3.16) in linear time, keeping their order. A record with a
 * missing parent becomes a root, a cycle is cut at its first member, of two records with one id the first wins; what lies
 * deeper than 32 levels stands side by side on the last one. The records are not changed.
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
  limitDepth(roots);
  return roots;
}
