import { useMemo } from 'react';
import * as v from 'valibot';
import { idValueSchema } from '@/lib/record/idSchema';
import { isRecord } from '@/lib/isRecord';
import { type RecordId, type ServerRecord, textOf, isEmpty } from '@/lib/record/ServerRecord';
import { flattenTree } from '@/lib/tree/buildTree';
import type { TreeItem } from '@/ui/tree/indexTree';
import { fieldsSchema } from '@/lib/http/envelope';
import { isForbidden } from '@/lib/http/errors';
import { tellFailure } from '@/state/errorLog/tellFailure';
import { answerOf, recordsTag, serverApi } from '@/state/server/serverApi';
import { useAppSelector } from '@/state/hooks';
import type { Services } from '@/state/services';
import { selectUser } from '@/state/user/userSlice';
import type { Http } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import type { AppThunk } from '@/state/storeTypes';
import type { ChoiceSource } from '../model/kinds';
import { PAGE_SIZE } from './readAll';
import type { ListParams } from '../model/listQuery';
import type { Resource } from '../model/Resource';

interface ChoicesArg {
  url: string;
  params?: ListParams;
  /** Of the records behind the choices. */
  tag: string;
  /** Somebody can do without: a failure is not told. */
  isQuiet?: true;
}

const endpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole answer of a GET call whose parts are choices. Their place shows a refusal: the page stays. */
    choices: build.query<ServerRecord, ChoicesArg>({
      queryFn({ url, params = {}, isQuiet = false }, { signal, dispatch, extra }) {
        const { http } = extra as Services;
        const call = http.get(url, { params, schema: fieldsSchema, signal, tells: 'sessionEnd' });
        call.catch((error: unknown) => isQuiet || isForbidden(error) || dispatch(tellFailure(error)));
        return answerOf(call);
      },
      providesTags: (_result, _error, { tag }) => [recordsTag(tag)],
    }),
  }),
});

export const { useChoicesQuery } = endpoints;

/** A record that can be chosen. */
export interface Choice extends TreeItem {
  /** The id as the server sends it. */
  value: RecordId;
  disabled: boolean;
  record: ServerRecord;
}

const NONE: readonly Choice[] = [];

function toChoice(record: ServerRecord, { id = 'id', name, parent = 'parentId', keywords }: ChoiceSource): Choice[] {
  const parsed = v.safeParse(idValueSchema, record[id]);
  if (!parsed.success) return [];
  const above = v.safeParse(idValueSchema, record[parent]);
  return [
    {
      value: parsed.output,
      id: String(parsed.output),
      parentId: above.success ? String(above.output) : '',
      name: (typeof name === 'string' ? textOf(record[name]) : name(record)) || String(parsed.output),
      ...(keywords !== undefined && { keywords: textOf(record[keywords]) }),
      disabled: record['disabled'] === true || textOf(record['status']) === '1',
      record,
    },
  ];
}

/** The choices in an answer: flat, parents before children. What is no record with an id is left out. */
export function readChoices(body: ServerRecord | undefined, source: ChoiceSource): readonly Choice[] {
  const list = body?.[source.at ?? 'data'];
  if (!Array.isArray(list)) return NONE;
  const nodes = flattenTree(list, { id: source.id ?? 'id', parent: source.parent ?? 'parentId' });
  return nodes.filter(isRecord).flatMap((record) => toChoice(record, source));
}

/** Choices of which there may be thousands are asked for in such parts. */
const FEW = 20;

/**
 * Fetches choices, those whose names have a text; each answer once, however many fields are fed from it.
 *
 * @param values what the form holds, where the choices depend on it
 */
export function useChoices(source: ChoiceSource, wanted = '', values: ServerRecord = {}, isSkipped = false) {
  const { url, search, tag = url } = source;
  const part =
    search === undefined
      ? source.params && { pageNum: 1, pageSize: PAGE_SIZE }
      : { [search]: wanted, pageNum: 1, pageSize: FEW };
  const params = { ...source.params?.(values), ...part };
  const { orgId, orgName } = useAppSelector(selectUser);
  const { orElse, at = 'data' } = source;
  const { data, isFetching, isError, error, refetch } = useChoicesQuery(
    { url, tag, params, ...(orElse && { isQuiet: true }) },
    { skip: isSkipped },
  );
  const isLacking = error !== undefined && 'isLacking' in error && error.isLacking === true;
  const own = useMemo(
    () => (isLacking ? orElse?.({ orgId, orgName }) : undefined),
    [isLacking, orElse, orgId, orgName],
  );
  const choices = useMemo(() => readChoices(own ? { [at]: own } : data, source), [own, at, data, source]);
  const isRefused = error !== undefined && 'isRefused' in error && error.isRefused === true;
  const problem = isRefused ? '没有权限查看' : '加载失败';
  return {
    choices,
    isFetching,
    /** Why there are none; undefined if the call succeeded. */
    problem: isError && !own ? problem : undefined,
    /** Asks again; undefined where that would not help. */
    retry: isRefused ? undefined : () => void refetch(),
  };
}

/** Fetches choices outside of a control, by what a record holds; where the server lacks the call, by the user. */
export async function fetchChoices(
  http: Http,
  source: ChoiceSource,
  user: { orgId: string; orgName: string },
  record: ServerRecord = {},
): Promise<readonly Choice[]> {
  const { url, at = 'data', orElse } = source;
  const params = source.params ? { ...source.params(record), pageNum: 1, pageSize: PAGE_SIZE } : {};
  try {
    return readChoices(await http.get(url, { params, schema: fieldsSchema, tells: 'sessionEnd' }), source);
  } catch (error) {
    if (!orElse || !lacksCall(error)) throw error;
    return readChoices({ [at]: orElse(user) }, source);
  }
}

/**
 * A new record with what its fields take of chosen records, where nobody has chosen these in the form: a menu entry fixes
 * them, or the record to which it belongs.
 */
export const withTaken =
  ({ fields }: Resource, record: ServerRecord): AppThunk<Promise<ServerRecord>> =>
  async (_dispatch, getState, { http }) => {
    const full = { ...record };
    for (const field of fields) {
      const missing = Object.entries(field.takes ?? {}).filter(([own]) => isEmpty(record[own]));
      const id = textOf(record[field.name]);
      if (missing.length === 0 || id === '' || !('source' in field)) continue;
      const choices = await fetchChoices(http, field.source, selectUser(getState()), record);
      const chosen = choices.find((choice) => choice.id === id)?.record ?? {};
      for (const [own, property = ''] of missing) if (!isEmpty(chosen[property])) full[own] = chosen[property];
    }
    return full;
  };
