import * as v from 'valibot';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { pageSchemaOf } from '@/lib/http/pageSchema';
import type { DictCalls } from './DictCalls';
import { fetchDict } from '@/features/dict/api/fetchDict';
import { dictItemSchema, type DictItem, type DictItemDraft } from './dictItems';
import { dictTypeSchema, type DictTypeDraft } from './dictTypes';

const TYPE = '/system/dict/type';
const DATA = '/system/dict/data';
/** Rows per request when all are needed. */
const PAGE_SIZE = 500;
const MAX_REQUESTS = 200;

const { dictName, dictType: typeKey, status, remark } = dictTypeSchema.entries;

/** A type as RuoYi has it: flat, its id called `dictId`. */
export const ruoyiTypeSchema = v.object({ dictId: idSchema, dictName, dictType: typeKey, status, remark });

const { id: _id, parentId: _parentId, ...itemFields } = dictItemSchema.entries;

/** An item in the format of RuoYi, whose id is called `dictCode`. */
export const ruoyiItemSchema = v.object({ dictCode: idSchema, ...itemFields });

export const ruoyiTypeOptionSchema = v.pick(ruoyiTypeSchema, ['dictId', 'dictName', 'dictType']);

const typeSchema = v.pipe(
  ruoyiTypeSchema,
  v.transform(({ dictId, ...fields }) => ({ id: dictId, parentId: '', ...fields })),
);
const itemSchema = v.pipe(
  ruoyiItemSchema,
  v.transform(({ dictCode, ...fields }): DictItem => ({ id: dictCode, parentId: '', ...fields })),
);
const optionSchema = v.pipe(
  ruoyiTypeOptionSchema,
  v.transform(({ dictId, ...fields }) => ({ id: dictId, ...fields })),
);
const [typePage, itemPage] = [pageSchemaOf(typeSchema), pageSchemaOf(itemSchema)];

const typeBody = ({ id, parentId: _none, ...fields }: DictTypeDraft) => ({ ...fields, dictId: id });
const itemBody = ({ id, ...fields }: DictItemDraft) => ({ ...fields, dictCode: id });

interface Page<T> {
  rows: T[];
  total?: number | null | undefined;
}

/** Fetches all pages. Stops after the first if the server ignores the page size. */
async function allPages<T>(fetchPage: (pageNum: number) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let pageNum = 1; pageNum <= MAX_REQUESTS; pageNum += 1) {
    const { rows, total } = await fetchPage(pageNum);
    all.push(...rows);
    if (rows.length === 0 || all.length >= (total ?? 0)) break;
  }
  return all;
}

/** RuoYi's own calls: `dict/type` for types, `dict/data` for items. */
export function ruoyiDicts(http: Http): DictCalls {
  const fetchItems = (params: Readonly<Record<string, unknown>>, signal: AbortSignal) =>
    http.get(`${DATA}/list`, { schema: itemPage, params, signal });

  /** Creates or updates a record; the content of the response is ignored. */
  const save = (url: string, body: object, isNew: boolean) =>
    isNew ? http.post(url, body, { schema: acknowledgedSchema }) : http.put(url, body, { schema: acknowledgedSchema });

  return {
    types: (signal) =>
      allPages((pageNum) =>
        http.get(`${TYPE}/list`, { schema: typePage, params: { pageNum, pageSize: PAGE_SIZE }, signal }),
      ),
    typeOptions: (signal) => http.get(`${TYPE}/optionselect`, { schema: listOf(optionSchema), signal }),
    saveType: (draft) => save(TYPE, typeBody(draft), draft.id === undefined),
    removeType: (id) => http.delete(`${TYPE}/${encodeURIComponent(id)}`, { schema: acknowledgedSchema }),
    itemPage: async (query, signal) => {
      const { rows, total } = await fetchItems({ ...query }, signal);
      return { rows, total: total ?? rows.length };
    },
    items: (dictKey, enabledOnly, signal) =>
      allPages((pageNum) =>
        fetchItems({ dictType: dictKey, status: enabledOnly ? '0' : '', pageNum, pageSize: PAGE_SIZE }, signal),
      ),
    saveItem: (draft) => save(DATA, itemBody(draft), draft.id === undefined),
    removeItem: (id) => http.delete(`${DATA}/${encodeURIComponent(id)}`, { schema: acknowledgedSchema }),
    byKey: (key) => fetchDict(http, 'ruoyi', key),
    refreshCache: () => http.delete(`${TYPE}/refreshCache`, { schema: acknowledgedSchema }),
  };
}
