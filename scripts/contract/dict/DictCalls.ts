import type { DictItem, DictItemDraft, DictItemPage, DictItemQuery } from './dictItems';
import type { DictType, DictTypeDraft, DictTypeOption } from './dictTypes';

/**
 * The dictionary calls of a backend (§7.14 to §7.25), all of which the check makes. The app's dictionary page makes its
 * own from a description (src/pages/dict/dictResources.tsx). All reject with `RequestError`.
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
  byKey: (key: string) => Promise<Record<string, unknown>[]>;
  refreshCache: () => Promise<unknown>;
}
