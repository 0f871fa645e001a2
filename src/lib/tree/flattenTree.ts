import { isRecord } from '../isRecord';
import { MAX_TREE_DEPTH } from './buildTree';

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
