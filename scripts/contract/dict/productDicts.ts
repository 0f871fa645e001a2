import type { Http } from '@/lib/http/http';
import { fetchDict } from '@/features/dict/api/fetchDict';
import type { DictCalls } from './DictCalls';
import { fetchDictItemPage, fetchDictItems, removeDictItem, saveDictItem } from './dictItems';
import { fetchDictTypeOptions, fetchDictTypes, refreshDictCache, removeDictType, saveDictType } from './dictTypes';

/**
 * The product's own calls (§7.14 to §7.25): types form a tree (`dict/parent`), items belong to a type
 * (`dict/child`).
 */
export const productDicts = (http: Http): DictCalls => ({
  types: (signal) => fetchDictTypes(http, signal),
  typeOptions: (signal) => fetchDictTypeOptions(http, signal),
  saveType: (draft) => saveDictType(http, draft),
  removeType: (id) => removeDictType(http, id),
  itemPage: (query, signal) => fetchDictItemPage(http, query, signal),
  items: (dictType, enabledOnly, signal) => fetchDictItems(http, dictType, enabledOnly, signal),
  saveItem: (draft) => saveDictItem(http, draft),
  removeItem: (id) => removeDictItem(http, id),
  byKey: (key) => fetchDict(http, 'product', key),
  refreshCache: () => refreshDictCache(http),
});
