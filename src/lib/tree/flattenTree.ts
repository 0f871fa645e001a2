import { isRecord } from '../isRecord';

/** A tree may be this deep; what lies deeper is left out, because a cycle would have no end. */
const MAX_DEPTH = 50;

function* walk(nodes: unknown, parent: unknown, names: TreeNames, depth: number): Generator<unknown> {
  if (!Array.isArray(nodes) || depth > MAX_DEPTH) return;
  for (const node of nodes as unknown[]) {
    if (!isRecord(node)) {
      yield node;
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
 * stays as it is. What is no record stays in its place, for the schema to refuse.
 */
export const flattenTree = (nodes: unknown, names: TreeNames): unknown[] => [...walk(nodes, null, names, 0)];
