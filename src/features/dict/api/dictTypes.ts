import * as v from 'valibot';
import { acknowledged, listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { optionalText, parentId, status } from './dictFields';

const PATH = '/system/dict/parent';
const MAX_DEPTH = 50;

export const dictType = v.object({
  id: idSchema,
  parentId,
  dictName: v.string(),
  dictType: v.string(),
  status,
  remark: optionalText,
});

/** A dictionary type; a root has the parent id `''` (specification, section 13). */
export type DictType = v.InferOutput<typeof dictType>;

/** The values of the type form; a new type has no `id`. */
export type DictTypeDraft = Omit<DictType, 'id'> & { id?: string };

export type DictTypeResponse = Required<v.InferInput<typeof dictType>> & { children?: DictTypeResponse[] };

/** Accepts nested and flat lists: `children` become records with a parent id. */
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
  v.array(dictType),
);

export const dictTypeOption = v.object({ id: idSchema, dictName: v.string(), dictType: v.string() });

export type DictTypeOption = v.InferOutput<typeof dictTypeOption>;

export type DictTypeOptionResponse = v.InferInput<typeof dictTypeOption>;

const toBody = ({ parentId: parent, ...fields }: DictTypeDraft) => ({ ...fields, parentId: parent || '0' });

/** GET treeList: all dictionary types, parents before their children, flat. */
export const fetchDictTypes = (http: Http, signal: AbortSignal): Promise<DictType[]> =>
  http.get(`${PATH}/treeList`, { schema: typesSchema, signal });

/** GET optionselect: the enabled types, by name. */
export const fetchDictTypeOptions = (http: Http, signal: AbortSignal): Promise<DictTypeOption[]> =>
  http.get(`${PATH}/optionselect`, { schema: listOf(dictTypeOption), signal });

export const saveDictType = (http: Http, draft: DictTypeDraft) =>
  draft.id === undefined
    ? http.post(PATH, toBody(draft), { schema: acknowledged })
    : http.put(PATH, toBody(draft), { schema: acknowledged });

export const removeDictType = (http: Http, typeId: string) =>
  http.delete(`${PATH}/${encodeURIComponent(typeId)}`, { schema: acknowledged });

/** PUT /system/dict/refreshCache: refreshes the server's cache. */
export const refreshDictCache = (http: Http) =>
  http.put('/system/dict/refreshCache', undefined, { schema: acknowledged });
