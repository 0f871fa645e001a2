import { isRecord } from '../isRecord';

function* walk(nodes: unknown, parent: unknown, names: TreeNames, depth: number): Generator<unknown> {
  if (!Array.isArray(nodes) || depth >= MAX_TREE_DEPTH) return;
  for (const node of nodes as unknown[]) {
    if (!isRecord(node)) {
      if (node !== null) yield node;
      continue;
    }
    const { children, ...fields } = node;
    yield { ...fields, [names.parent]: fields[names.parent] ?? parent };
    yield* walk(children, fields[names.id], names, depth + 1);
  }
}

interface TreeNames {
  /** Field of the id. */
  id: string;
  /** Field of the parent's id. */
  parent: string;
}

/**
 * The records of a tree in reading order: each of the `children` becomes a record with its parent's id. A flat list
 * stays as it is. What is no record stays in its place, for the schema to refuse; what lies too deep is left out.
 */
export const flattenTree = (nodes: unknown, names: TreeNames): unknown[] => [...walk(nodes, null, names, 0)];

/** A flat record with the id of its parent (§3.16); ids are compared as strings. */
export interface TreeRecord {
  id: string | number;
  /** `0`, `"0"`, empty or missing = a root. */
  parentId?: string | number | null | undefined;
}

/** A record with the records below it. */
export type TreeNode<T> = Omit<T, 'children'> & { children: TreeNode<T>[] };

const NO_PARENT = new Set(['', '0', 'null', 'undefined']);
/** A tree may be this deep: what goes through it level by level must end before the stack does. */
export const MAX_TREE_DEPTH = 32;

/** Adds to `cut` the first member of each cycle of parents. */
function findCycles<Node>(nodes: Iterable<Node>, parentOf: (node: Node) => Node | undefined, cut: Set<Node>): void {
  const settled = new Set<Node>();
  for (const start of nodes) {
    const way = new Set<Node>();
    let at: Node | undefined = start;
    for (; at !== undefined && !settled.has(at) && !way.has(at); at = parentOf(at)) way.add(at);
    if (at !== undefined && way.has(at)) cut.add(at);
    for (const node of way) settled.add(node);
  }
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
  const byId = new Map<string, { record: T; node: TreeNode<T> }>();
  for (const record of records) {
    const key = String(record.id);
    if (!byId.has(key)) byId.set(key, { record, node: { ...record, children: [] } });
  }
  const all = [...byId.values()];
  type One = (typeof all)[number];
  const cut = new Set<One>();
  const parentOf = (one: One) => {
    const key = String(one.record.parentId);
    return NO_PARENT.has(key) || cut.has(one) ? undefined : byId.get(key);
  };
  findCycles(all, parentOf, cut);
  const roots: TreeNode<T>[] = [];
  for (const one of all) (parentOf(one)?.node.children ?? roots).push(one.node);
  limitDepth(roots);
  return roots;
}
