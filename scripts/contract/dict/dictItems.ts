import * as v from 'valibot';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { cutPage, type Page, pageSchemaOf } from '@/lib/http/pageSchema';
import { optionalTextSchema, parentIdSchema, statusSchema, type DictStatus } from './dictFields';

const PATH = '/system/dict/child';

export const dictItemSchema = v.object({
  id: idSchema,
  parentId: parentIdSchema,
  dictType: v.string(),
  dictLabel: v.string(),
  dictValue: idSchema,
  dictSort: v.pipe(v.optional(v.nullable(v.union([v.number(), v.string()])), 0), v.transform(Number), v.finite()),
  listClass: optionalTextSchema,
  cssClass: optionalTextSchema,
  isDefault: v.pipe(
    v.optional(v.nullable(v.string()), 'N'),
    v.transform((sent): 'Y' | 'N' => (sent === 'Y' ? 'Y' : 'N')),
  ),
  status: statusSchema,
  remark: optionalTextSchema,
});

export type DictItem = v.InferOutput<typeof dictItemSchema>;

/** The values of the item form; a new item has no `id`. */
export type DictItemDraft = Omit<DictItem, 'id' | 'parentId'> & { id?: string };

/** Query of the list; empty fields do not filter. */
export interface DictItemQuery {
  dictType: string;
  dictLabel: string;
  status: DictStatus | '';
  pageNum: number;
  pageSize: number;
}

export type DictItemPage = Page<DictItem>;

const pageSchema = pageSchemaOf(dictItemSchema);

const itemsSchema = listOf(dictItemSchema);

export const dictItemOptionSchema = v.object({ dictLabel: v.string(), dictValue: idSchema, dictType: v.string() });

/**
 * GET list: one page of the items that match the filter. If the backend ignores the paging and sends all items, the
 * page is cut out here.
 */
export async function fetchDictItemPage(http: Http, query: DictItemQuery, signal: AbortSignal): Promise<DictItemPage> {
  return cutPage(await http.get(`${PATH}/list`, { schema: pageSchema, params: { ...query }, signal }), query);
}

/** GET dictList: the items of a type; `enabledOnly` leaves out disabled ones. */
export const fetchDictItems = (
  http: Http,
  pCode: string,
  enabledOnly: boolean,
  signal: AbortSignal,
): Promise<DictItem[]> =>
  http.get('/system/dict/dictList', {
    schema: itemsSchema,
    params: { pCode, flag: enabledOnly ? '1' : '' },
    signal,
  });

/** GET optionselect: the enabled items of all types. */
export const fetchDictItemOptions = (
  http: Http,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof dictItemOptionSchema>[]> =>
  http.get(`${PATH}/optionselect`, { schema: listOf(dictItemOptionSchema), signal });

export const saveDictItem = (http: Http, draft: DictItemDraft) =>
  draft.id === undefined
    ? http.post(PATH, draft, { schema: acknowledgedSchema })
    : http.put(PATH, draft, { schema: acknowledgedSchema });

export const removeDictItem = (http: Http, itemId: string) =>
  http.delete(`${PATH}/${encodeURIComponent(itemId)}`, { schema: acknowledgedSchema });
