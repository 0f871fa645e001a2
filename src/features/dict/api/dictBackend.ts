import { fetchDictByKey } from './dictByKey';
import type { DictCalls } from './DictCalls';
import { fetchDictItemPage, fetchDictList, removeDictItem, saveDictItem } from './dictItems';
import { fetchDictTypeOptions, fetchDictTypes, refreshDictCache, removeDictType, saveDictType } from './dictTypes';
import { ruoyiDictCalls } from './ruoyiDictCalls';

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

/** The calls of the configured backend (`VITE_DICT_API`). The build leaves the others out. */
export const dictBackend: DictCalls = import.meta.env.VITE_DICT_API === 'ruoyi' ? ruoyiDictCalls : productDictCalls;
