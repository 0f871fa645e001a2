import type { ServerRecord } from '@/lib/record/ServerRecord';
import { buildTree, type TreeNode, type TreeRecord } from '@/lib/tree/buildTree';
import type { Resource } from '../Resource';

interface Row extends TreeRecord {
  record: ServerRecord;
}

const toRows = (nodes: readonly TreeNode<Row>[]): ServerRecord[] =>
  nodes.map(({ record, children }) => (children.length > 0 ? { ...record, children: toRows(children) } : record));

const idIn = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : '');

/** The rows of a tree table: each record with the records below it. Those of a flat one as they are. */
export function treeRows(records: readonly ServerRecord[], { tree, id }: Resource): readonly ServerRecord[] {
  if (!tree) return records;
  return toRows(
    buildTree(records.map((record) => ({ record, id: idIn(record[id]), parentId: idIn(record[tree.parent]) }))),
  );
}
