import type { Http } from '@/lib/http/http';
import type { ByKeyOptions } from './dictByKey';
import type { DictItem, DictItemDraft, DictItemPage, DictItemQuery } from './dictItems';
import type { DictType, DictTypeDraft, DictTypeOption } from './dictTypes';

/**
 * The dictionary calls (§7.14 to §7.25), as functions: for pages to come (§7.24), and for the check of a backend, which
 * makes them all. The dictionary page is described instead (pages/dict/dictResources.tsx). All reject with `RequestError`.
 */
export interface DictCalls {
  types: (signal: AbortSignal) => Promise<DictType[]>;
  typeOptions: (signal: AbortSignal) => Promise<DictTypeOption[]>;
  saveType: (draft: DictTypeDraft) => Promise<unknown>;
  /** The server refuses when the type has items or children. */
  removeType: (id: string) => Promise<unknown>;
  itemPage: (query: DictItemQuery, signal: AbortSignal) => Promise<DictItemPage>;
  /** The items of a type; `enabledOnly` leaves out disabled ones. */
  items: (dictType: string, enabledOnly: boolean, signal: AbortSignal) => Promise<DictItem[]>;
  saveItem: (draft: DictItemDraft) => Promise<unknown>;
  removeItem: (id: string) => Promise<unknown>;
  byKey: (key: string, options?: ByKeyOptions) => Promise<Record<string, unknown>[]>;
  refreshCache: () => Promise<unknown>;
}

/** How a backend keeps dictionaries: the product's own, or RuoYi's. */
export interface DictBackend {
  isNested: boolean;
  refreshPermission: string;
  calls: (http: Http) => DictCalls;
}
