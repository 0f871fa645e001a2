import type { DictCalls } from './DictCalls';
import { fetchDictByKey } from './dictByKey';
import { fetchDictItemPage, fetchDictList, removeDictItem, saveDictItem } from './dictItems';
import { fetchDictTypeOptions, fetchDictTypes, refreshDictCache, removeDictType, saveDictType } from './dictTypes';

/** The calls of the specification, section 7: types in a tree (`parent`), items below them (`child`). */
export const productDictCalls: DictCalls = {
  isNested: true,
  refreshPermission: 'system:dict:refresh',
  types: fetchDictTypes,
  typeOptions: fetchDictTypeOptions,
  saveType: saveDictType,
  removeType: removeDictType,
  itemPage: fetchDictItemPage,
  items: fetchDictList,
  saveItem: saveDictItem,
  removeItem: removeDictItem,
  byKey: fetchDictByKey,
  refreshCache: refreshDictCache,
};
