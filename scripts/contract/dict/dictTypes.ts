import * as v from 'valibot';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { flattenTree } from '@/lib/tree/flattenTree';
import { optionalTextSchema, parentIdSchema, statusSchema } from './dictFields';

const PATH = '/system/dict/parent';

export const dictTypeSchema = v.object({
  id: idSchema,
  parentId: parentIdSchema,
  dictName: v.string(),
  dictType: v.string(),
  status: statusSchema,
  remark: optionalTextSchema,
});

/** A dictionary type; a root has the parent id `''` (§13.1). */
export type DictType = v.InferOutput<typeof dictTypeSchema>;

/** The values of the type form; a new type has no `id`. */
export type DictTypeDraft = Omit<DictType, 'id'> & { id?: string };

export type DictTypeResponse = Required<v.InferInput<typeof dictTypeSchema>> & { children?: DictTypeResponse[] };

const typesSchema = v.pipe(
  listOf(v.unknown()),
  v.transform((nodes) => flattenTree(nodes, { id: 'id', parent: 'parentId' })),
  v.array(dictTypeSchema),
);

export const dictTypeOptionSchema = v.object({ id: idSchema, dictName: v.string(), dictType: v.string() });

export type DictTypeOption = v.InferOutput<typeof dictTypeOptionSchema>;

const toBody = ({ parentId: parent, ...fields }: DictTypeDraft) => ({ ...fields, parentId: parent || '0' });

/** GET treeList: all dictionary types, parents before their children, flat. */
export const fetchDictTypes = (http: Http, signal: AbortSignal): Promise<DictType[]> =>
  http.get(`${PATH}/treeList`, { schema: typesSchema, signal });

/** GET optionselect: the enabled types, with id, name and key only. */
export const fetchDictTypeOptions = (http: Http, signal: AbortSignal): Promise<DictTypeOption[]> =>
  http.get(`${PATH}/optionselect`, { schema: listOf(dictTypeOptionSchema), signal });

export const saveDictType = (http: Http, draft: DictTypeDraft) =>
  draft.id === undefined
    ? http.post(PATH, toBody(draft), { schema: acknowledgedSchema })
    : http.put(PATH, toBody(draft), { schema: acknowledgedSchema });

export const removeDictType = (http: Http, typeId: string) =>
  http.delete(`${PATH}/${encodeURIComponent(typeId)}`, { schema: acknowledgedSchema });

/** PUT /system/dict/refreshCache: makes the server reload its cache of dictionaries. */
export const refreshDictCache = (http: Http) =>
  http.put('/system/dict/refreshCache', undefined, { schema: acknowledgedSchema });
