import type { ByKeyOptions } from './dictByKey';
import type { DictItem, DictItemDraft, DictItemPage, DictItemQuery } from './dictItems';
import type { DictType, DictTypeDraft, DictTypeOption } from './dictTypes';

/** The remote calls of the dictionaries; the product's own and RuoYi's both offer them. All reject with `RequestError`. */
export interface DictCalls {
  /** Whether a type can stand below another one. */
  isNested: boolean;
  /** Permission that refreshing the cache needs. */
  refreshPermission: string;
  /** All types, parents before their children, flat. */
  types: (signal: AbortSignal) => Promise<DictType[]>;
  /** The types by name, for a choice among them. */
  typeOptions: (signal: AbortSignal) => Promise<DictTypeOption[]>;
  /** Creates a type, or changes the one with its id. */
  saveType: (draft: DictTypeDraft) => Promise<unknown>;
  /** The server refuses when the type has items or children. */
  removeType: (id: string) => Promise<unknown>;
  /** One page of the items that pass the filter. */
  itemPage: (query: DictItemQuery, signal: AbortSignal) => Promise<DictItemPage>;
  /** The items of a type; `enabledOnly` leaves out those out of use. */
  items: (dictType: string, enabledOnly: boolean, signal: AbortSignal) => Promise<DictItem[]>;
  saveItem: (draft: DictItemDraft) => Promise<unknown>;
  removeItem: (id: string) => Promise<unknown>;
  /** The items of a type with whatever fields they have. */
  byKey: (key: string, options?: ByKeyOptions) => Promise<Record<string, unknown>[]>;
  /** The server reads its dictionaries anew. */
  refreshCache: () => Promise<unknown>;
}
