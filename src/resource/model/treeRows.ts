import { isRecord } from '@/lib/isRecord';
import { isId, type ServerRecord } from '@/lib/record/ServerRecord';
import { buildTree, type TreeNode, type TreeRecord } from '@/lib/tree/buildTree';
import type { Resource } from './Resource';

interface Row extends TreeRecord {
  record: ServerRecord;
}

const toRows = (nodes: readonly TreeNode<Row>[]): ServerRecord[] =>
  nodes.map(({ record, children }) => (children.length > 0 ? { ...record, children: toRows(children) } : record));

const idIn = (value: unknown) => (isId(value) ? value : '');

/** The rows of a tree table: each record with the records below it. Those of a flat one as they are. */
export function treeRows(records: readonly ServerRecord[], { tree, id }: Resource): readonly ServerRecord[] {
  if (!tree) return records;
  return toRows(
    buildTree(records.map((record) => ({ record, id: idIn(record[id]), parentId: idIn(record[tree.parent]) }))),
  );
}

/** The rows below a row of a tree. */
export const rowsBelow = ({ children }: ServerRecord): ServerRecord[] =>
  Array.isArray(children) ? children.filter(isRecord) : [];

export interface OpenRow {
  record: ServerRecord;
  depth: number;
  /** Whether the rows below it are shown; undefined where there are none. */
  isOpen: boolean | undefined;
}

/** The rows of a tree that are not folded away, one after another. */
export const openRows = (
  rows: readonly ServerRecord[],
  isOpen: (record: ServerRecord) => boolean,
  depth = 0,
): OpenRow[] =>
  rows.flatMap((record) => {
    const below = rowsBelow(record);
    const open = below.length > 0 ? isOpen(record) : undefined;
    return [{ record, depth, isOpen: open }, ...(open ? openRows(below, isOpen, depth + 1) : [])];
  });
