import { isRecord } from '@/lib/isRecord';
import { type RecordId, type ServerRecord, textOf, isId } from '@/lib/record/ServerRecord';
import { flattenTree } from '@/lib/tree/buildTree';

const NODE = { id: 'id', parent: 'parentId' };

/** Whether a tree has all of these nodes with their ancestors: a user may see only a part of it. */
export function knowsAncestors(nodes: unknown, chosen: readonly unknown[]): boolean {
  const ids = flattenTree(nodes, NODE).map((node) => (isRecord(node) ? node['id'] : undefined));
  const known = new Set(ids.map(String));
  return ids.every(isId) && chosen.every((id) => known.has(String(id)));
}

/**
 * Chosen nodes of a tree, and all nodes above them.
 *
 * @param nodes as the server sends them, with `id` and `children`
 */
export function withAncestors(nodes: unknown, chosen: unknown): RecordId[] {
  const parents = new Map(
    flattenTree(nodes, NODE)
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

/** Whether checks of parents and children go together; RuoYi's name for it (`…CheckStrictly`) says the opposite. */
export const linkedBy = <const Name extends string>(name: Name) => ({
  name,
  label: '父子联动',
  kind: 'flag' as const,
  detail: false,
  form: { initial: true, help: '勾选上级时一并勾选下级，取消时一并取消' },
});

/**
 * The chosen nodes, as a save must send them; undefined if the server left out what that takes. Where parents and
 * children go together, the server sends the nodes without their parents, but a save must have those too.
 */
export function chosen({ checkedKeys }: ServerRecord, nodes: unknown, isLinked: unknown): unknown {
  if (!Array.isArray(checkedKeys)) return undefined;
  if (APART.includes(textOf(isLinked))) return withAncestors([], checkedKeys);
  return knowsAncestors(nodes, checkedKeys) ? withAncestors(nodes, checkedKeys) : undefined;
}

/** Values by which servers say that parents and children do not go together. */
const APART = ['false', '0'];
