import type { BasicDataNode } from 'antd/es/tree';
import type { DictType } from '@/features/dict/api/dictTypes';
import { buildTree, type Branch } from '@/lib/tree/buildTree';

const contains = (text: string, part: string) => text.toLowerCase().includes(part);

/** The types whose name or key contains the text, with all types above them; every type for an empty text. */
export function findTypes(types: readonly DictType[], text: string): readonly DictType[] {
  const part = text.trim().toLowerCase();
  if (part === '') return types;
  const byId = new Map(types.map((type) => [type.id, type]));
  const kept = new Set<DictType>();
  for (const found of types.filter((type) => contains(type.dictName, part) || contains(type.dictType, part))) {
    // A type that is kept already has its ancestors kept too; that also ends a ring.
    for (let type: DictType | undefined = found; type && !kept.has(type); type = byId.get(type.parentId))
      kept.add(type);
  }
  return types.filter((type) => kept.has(type));
}

/** A type as the tree component takes it. */
export type TypeNode = Branch<DictType & BasicDataNode>;

/** The tree of types; orphans become roots. */
export const typeTree = (types: readonly DictType[]): TypeNode[] => buildTree<DictType & BasicDataNode>(types);

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
