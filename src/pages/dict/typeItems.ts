import type { DictType } from '@/features/dict/api/dictTypes';
import type { TreeItem } from '@/ui/tree/treeIndex';

/** A type as the trees take it: found by its name and its key. */
export const typeItem = ({ id, parentId, dictName, dictType, status }: DictType): TreeItem => ({
  id,
  parentId,
  name: dictName,
  label: `${dictName}${status === '1' ? '（停用）' : ''} ${dictType}`,
  keywords: dictType,
});

/** The types that may stand above `type`: neither itself nor one below it. Any for a new one. */
export function possibleParents(types: readonly DictType[], id: string | undefined): readonly DictType[] {
  if (id === undefined) return types;
  const below = new Set([id]);
  // Children may stand before their parents in a flat answer, so it takes passes until nothing is added.
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const type of types) if (below.has(type.parentId)) below.add(type.id);
  }
  return types.filter((type) => !below.has(type.id));
}
