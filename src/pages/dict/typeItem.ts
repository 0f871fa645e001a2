import type { DictType } from '@/features/dict/api/dictTypes';
import type { TreeItem } from '@/ui/tree/TreeItem';

/** A type as the trees take it: found by its name and its key. */
export const typeItem = ({ id, parentId, dictName, dictType, status }: DictType): TreeItem => ({
  id,
  parentId,
  name: dictName,
  label: `${dictName}${status === '1' ? '（停用）' : ''} ${dictType}`,
  keywords: dictType,
});
