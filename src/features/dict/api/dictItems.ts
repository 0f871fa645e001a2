import * as v from 'valibot';
import { acknowledgedSchema, emptyForNull, listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { isRecord } from '@/lib/isRecord';
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

export type DictItemResponse = Required<v.InferInput<typeof dictItemSchema>>;

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

export interface DictItemPage {
  rows: DictItem[];
  total: number;
}

const totalSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(0));

const ROWS = ['rows', 'list', 'records'];

/**
 * Finds the list and its total, in `data` or at the top of the body. The list may have one of several names (`ROWS`) or
 * stand there without a name.
 */
function findRows(body: unknown): { rows: unknown; total?: unknown } {
  if (!isRecord(body)) return { rows: body };
  const content = body['data'] ?? body;
  if (!isRecord(content)) return { rows: content, total: body['total'] };
  const name = ROWS.find((known) => known in content);
  const rows = name === undefined ? body['data'] : content[name];
  return { rows: emptyForNull(rows), total: content.total ?? body['total'] };
}

export const pageSchemaOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.unknown(),
    v.transform(findRows),
    v.object({ rows: v.array(row), total: v.optional(v.nullable(totalSchema)) }),
  );

const pageSchema = pageSchemaOf(dictItemSchema);

const itemsSchema = listOf(dictItemSchema);

export const dictItemOptionSchema = v.object({ dictLabel: v.string(), dictValue: idSchema, dictType: v.string() });

export type DictItemOption = v.InferInput<typeof dictItemOptionSchema>;

/**
 * GET list: one page of the items that match the filter. If the backend ignores the paging and sends all items, the
 * page is cut out here.
 */
export async function fetchDictItemPage(http: Http, query: DictItemQuery, signal: AbortSignal): Promise<DictItemPage> {
  const answer = await http.get(`${PATH}/list`, { schema: pageSchema, params: { ...query }, signal });
  const { rows } = answer;
  if (rows.length <= query.pageSize) return { rows, total: answer.total ?? rows.length };
  const start = (query.pageNum - 1) * query.pageSize;
  return { rows: rows.slice(start, start + query.pageSize), total: rows.length };
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
