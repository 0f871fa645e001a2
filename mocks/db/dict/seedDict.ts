import type { DictItem } from './DictItem';
import type { DictType } from './DictType';
import { SEED_TYPES, type SeedType } from './seedTypes';

const FIRST_ITEM_ID = 1001;

function seedItems(type: DictType, short: string, firstId: number): DictItem[] {
  return short.split(' ').map((entry, index) => {
    const [dictLabel = '', dictValue = '', listClass = ''] = entry.split(':');
    return {
      id: firstId + index,
      parentId: type.id,
      dictType: type.dictType,
      dictLabel,
      dictValue,
      dictSort: index + 1,
      listClass,
      cssClass: '',
      isDefault: index === 0 ? 'Y' : 'N',
      status: '0',
      remark: '',
    };
  });
}

/** A fresh copy of all dictionary types and of their stored items, the same at every call. */
export function seedDict(): { types: DictType[]; items: DictItem[] } {
  const types: DictType[] = [];
  const items: DictItem[] = [];

  const add = (seed: SeedType, parentId: number) => {
    const { dictName, dictType, status = '0', remark = '' } = seed;
    const type: DictType = { id: types.length + 1, parentId, dictName, dictType, status, remark };
    types.push(type);
    if (seed.items) items.push(...seedItems(type, seed.items, FIRST_ITEM_ID + items.length));
    seed.children?.forEach((child) => add(child, type.id));
  };

  SEED_TYPES.forEach((seed) => add(seed, 0));
  return { types, items };
}
