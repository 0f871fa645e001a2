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
/** The greatest depth of a tree: recursion must end before the stack does. */
export const MAX_TREE_DEPTH = 32;

/**
 * Builds the tree of flat records (§3.16) in linear time, keeping their order. A record becomes a root if its parent is
 * missing, or if its ancestors form a ring or more than 32 levels; of two records with one id the first wins. The
 * records are not changed.
 */
export function buildTree<T extends TreeRecord>(records: readonly T[]): TreeNode<T>[] {
  const byId = new Map<string, { record: T; node: TreeNode<T> }>();
  for (const record of records) {
    const key = String(record.id);
    if (!byId.has(key)) byId.set(key, { record, node: { ...record, children: [] } });
  }
  type One = { record: T; node: TreeNode<T> };
  const parentOf = ({ record }: One): One | undefined => {
    const key = String(record.parentId);
    return NO_PARENT.has(key) || key === String(record.id) ? undefined : byId.get(key);
  };
  const liesBelowRoot = (one: One) => {
    let at: One | undefined = one;
    for (let depth = 0; depth < MAX_TREE_DEPTH && at; depth += 1) at = parentOf(at);
    return at === undefined;
  };
  const roots: TreeNode<T>[] = [];
  for (const one of byId.values()) ((liesBelowRoot(one) && parentOf(one)?.node.children) || roots).push(one.node);
  return roots;
}
