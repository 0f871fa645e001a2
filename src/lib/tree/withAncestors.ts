import { isRecord } from '../isRecord';
import { isId, type RecordId } from '../record/ServerRecord';
import { flattenTree } from './flattenTree';

/**
 * Chosen nodes of a tree, and all nodes above them.
 *
 * @param nodes as the server sends them, with `id` and `children`
 */
export function withAncestors(nodes: unknown, chosen: unknown): RecordId[] {
  const parents = new Map(
    flattenTree(nodes, { id: 'id', parent: 'parentId' })
      .filter(isRecord)
      .map(({ id, parentId }) => [String(id), parentId]),
  );
  const found = new Map<string, RecordId>();
  for (const id of Array.isArray(chosen) ? (chosen as unknown[]) : []) {
    for (let at: unknown = id; isId(at) && !found.has(String(at)); at = parents.get(String(at))) {
      if (at === id || parents.has(String(at))) found.set(String(at), at);
      else break;
    }
  }
  return [...found.values()];
}
