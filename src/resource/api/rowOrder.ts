import * as v from 'valibot';
import { dialect } from '@/config/appConfig';
import { acknowledgedSchema } from '@/lib/http/envelope';
import { ApiError, RequestError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { sameValue } from '@/lib/record/edits';
import { isEmpty, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';
import type { Field } from '../Field';
import { problemOf, saved } from '../kinds/kindOf';
import { idOf, keyOf, nameOf, type Resource, rowKeyOf } from '../Resource';
import { fetchRecord, sayGone, staying, toSave } from './recordThunks';
import { listSchemaOf } from './resourceSchemas';

/** The places of rows that were changed and not saved, by the keys of the rows. */
export const placesSchema = v.record(v.string(), v.object({ name: v.string(), was: v.string(), typed: v.string() }));
export type Places = v.InferOutput<typeof placesSchema>;

/** A row that is to have another place. */
interface Move {
  key: string;
  record: ServerRecord;
  place: unknown;
}

interface OrderPlan {
  moves: Move[];
  /** Keys of the rows that are in their place already, or are gone. */
  settled: string[];
  /** Names of the rows that are gone. */
  gone: string[];
  /** What somebody else has moved meanwhile, in words. */
  foreign: string[];
}

/** What is wrong with a typed place; empty if nothing is. */
export const placeProblem = (field: Field, typed: string): string =>
  isEmpty(saved(field, typed)) ? `请输入${field.label}` : problemOf(field, typed);

/** What a save of changed places leads to, by the rows as the server has them now. */
export function planOrder(resource: Resource, field: Field, places: Places, rows: readonly ServerRecord[]): OrderPlan {
  const plan: OrderPlan = { moves: [], settled: [], gone: [], foreign: [] };
  const byKey = new Map(rows.map((row) => [rowKeyOf(resource, row), row]));
  for (const [key, { name, was, typed }] of Object.entries(places)) {
    const record = byKey.get(key);
    const place = saved(field, typed);
    const now = record?.[field.name];
    if (!record || sameValue(now, place)) plan.settled.push(key);
    else plan.moves.push({ key, record, place });
    if (!record) plan.gone.push(name);
    else if (!sameValue(now, was) && !sameValue(now, place))
      plan.foreign.push(`“${name}”（对方：${textOf(now)}，您：${textOf(place)}）`);
  }
  return plan;
}

/** The rows of a tree as the server has them now, whatever the table shows. */
export const readRows = (resource: Resource) =>
  staying(async (http) => {
    const { rows } = await http.get(keyOf(resource), { schema: listSchemaOf(resource), tells: 'sessionEnd' });
    return rows;
  });

/** Whether the server lacks this call: it refuses it as unknown, or as a wrong method of the call for one record. */
export const lacksOrderCall = (error: unknown): boolean =>
  error instanceof ApiError &&
  (['404', '405', '501'].includes(error.code) ||
    /not supported|No static resource/i.test(error.message + error.detail));

/** PUT {path}/updateSort: the places of several rows at once. */
export const putOrder = (http: Http, resource: Resource, field: Field, moves: readonly Move[]) =>
  http.put(
    `${resource.path}/updateSort`,
    {
      [`${resource.id}s`]: moves.map(({ record }) => idOf(resource, record)).join(','),
      [`${field.name}s`]: moves.map(({ place }) => place).join(','),
    },
    { schema: acknowledgedSchema, tells: 'sessionEnd' },
  );

/**
 * Saves places: together, or one by one where the server has no call for it.
 *
 * @returns the keys of the rows that were saved; the user has been told why not the others
 */
export const saveOrder =
  (resource: Resource, field: Field, moves: readonly Move[]): AppThunk<Promise<string[]>> =>
  async (dispatch, getState, { lackingCalls }) => {
    const done: string[] = [];
    const call = `${selectToken(getState())} ${resource.path}`;
    try {
      const isTogether =
        dialect().savesOrder &&
        !lackingCalls.has(call) &&
        (await dispatch(
          staying((http) =>
            putOrder(http, resource, field, moves).then(
              () => true,
              (error: unknown) => {
                if (!lacksOrderCall(error)) throw error;
                lackingCalls.add(call);
              },
            ),
          ),
        ));
      if (isTogether) return moves.map(({ key }) => key);
      for (const { key, record, place } of moves) {
        const current = await dispatch(fetchRecord(resource, record, {}));
        if (!current) {
          dispatch(sayGone(resource, `“${nameOf(resource, record)}”`));
          continue;
        }
        const body = toSave(resource, current, { [field.name]: place });
        await dispatch(
          staying((http) => http.put(resource.path, body, { schema: acknowledgedSchema, tells: 'sessionEnd' })),
        );
        done.push(key);
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
    return done;
  };
