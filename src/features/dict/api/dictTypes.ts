import * as v from 'valibot';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { optionalTextSchema, parentIdSchema, statusSchema } from './dictFields';

const PATH = '/system/dict/parent';
const MAX_DEPTH = 50;

export const dictTypeSchema = v.object({
  id: idSchema,
  parentId: parentIdSchema,
  dictName: v.string(),
  dictType: v.string(),
  status: statusSchema,
  remark: optionalTextSchema,
});

/** A dictionary type; a root has the parent id `''` (specification, section 13). */
export type DictType = v.InferOutput<typeof dictTypeSchema>;

/** The values of the type form; a new type has no `id`. */
export type DictTypeDraft = Omit<DictType, 'id'> & { id?: string };

export type DictTypeResponse = Required<v.InferInput<typeof dictTypeSchema>> & { children?: DictTypeResponse[] };

/**
 * Flattens a tree of types: each of the `children` becomes a record with its parent's id. A flat list stays as it is.
 */
function* flatten(nodes: unknown, parent: unknown, depth: number): Generator<unknown> {
  if (!Array.isArray(nodes) || depth > MAX_DEPTH) return;
  for (const node of nodes as unknown[]) {
    if (typeof node !== 'object' || node === null) {
      yield node;
      continue;
    }
    const { children, ...fields } = node as Record<string, unknown>;
    yield { ...fields, parentId: fields['parentId'] ?? parent };
    yield* flatten(children, fields['id'], depth + 1);
  }
}

const typesSchema = v.pipe(
  listOf(v.unknown()),
  v.transform((nodes) => [...flatten(nodes, null, 0)]),
  v.array(dictTypeSchema),
);

export const dictTypeOptionSchema = v.object({ id: idSchema, dictName: v.string(), dictType: v.string() });

export type DictTypeOption = v.InferOutput<typeof dictTypeOptionSchema>;

export type DictTypeOptionResponse = v.InferInput<typeof dictTypeOptionSchema>;

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
