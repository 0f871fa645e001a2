import type { DictType } from '@/features/dict/api/dictTypes';
import type { TreeItem } from '@/ui/tree/treeIndex';

/** A type as a tree item; the search finds it by name and key. */
export const typeItem = ({ id, parentId, dictName, dictType, status }: DictType): TreeItem => ({
  id,
  parentId,
  name: dictName,
  label: `${dictName}${status === '1' ? '（停用）' : ''} ${dictType}`,
  keywords: dictType,
});

/**
 * The types that can be the parent of a type: all except itself and its descendants. For a new type, without an id,
 * all.
 */
export function possibleParents(types: readonly DictType[], id: string | undefined): readonly DictType[] {
  if (id === undefined) return types;
  const below = new Set([id]);
  // Children may come before their parents, so it repeats until nothing is added.
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const type of types) if (below.has(type.parentId)) below.add(type.id);
  }
  return types.filter((type) => !below.has(type.id));
}
