import { dialect } from '@/config/appConfig';
import { acknowledgedSchema } from '@/lib/http/envelope';
import { RequestError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import { inTurns } from '@/lib/http/turns';
import { sameValue } from '@/lib/record/edits';
import { isEmpty, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/storeTypes';
import type { Field } from '../model/Field';
import { kindOf, saved } from '../model/Field';
import { askFor } from '../model/fieldRules';
import { idOf, keyOf, nameOf, type Resource, rowKeyOf } from '../model/Resource';
import { fetchRecord, sayGone, staying, toSave } from './recordThunks';
import { listSchemaOf } from './resourceSchemas';

/** The place that was typed for a row, and the row as it was then. */
export interface TypedPlace {
  row: ServerRecord;
  text: string;
}

/** A row that is to have another place. */
interface Move {
  record: ServerRecord;
  place: unknown;
}

/** What is wrong with a typed place; empty if nothing is. */
export const placeProblem = (field: Field, text: string): string =>
  isEmpty(saved(field, text)) ? askFor('输入', field.label) : kindOf(field).check(text, field);

/**
 * What a save leads to, by the rows as the server has them now: which of them move, the names of those that are gone, and
 * what somebody else has moved meanwhile, in words.
 */
export function planOrder(
  resource: Resource,
  field: Field,
  typed: readonly TypedPlace[],
  rows: readonly ServerRecord[],
) {
  const plan: { moves: Move[]; gone: string[]; foreign: string[] } = { moves: [], gone: [], foreign: [] };
  const byKey = new Map(rows.map((row) => [rowKeyOf(resource, row), row]));
  for (const { row, text } of typed) {
    const record = byKey.get(rowKeyOf(resource, row));
    const place = saved(field, text);
    const now = record?.[field.name];
    if (!record) plan.gone.push(nameOf(resource, row));
    else if (!sameValue(now, place)) {
      plan.moves.push({ record, place });
      if (!sameValue(now, row[field.name]))
        plan.foreign.push(`“${nameOf(resource, row)}”（对方：${textOf(now)}，您：${textOf(place)}）`);
    }
  }
  return plan;
}

/** The rows of a tree as the server has them now, whatever the table shows. */
export const readRows = (resource: Resource) =>
  staying(async (http) => {
    const { rows } = await http.get(keyOf(resource), { schema: listSchemaOf(resource), tells: 'sessionEnd' });
    return rows;
  });

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
 * Saves places: together, or each by itself where the server has no call for it, up to the first failure.
 *
 * @returns the moves that were not saved; the user has been told why
 */
export const saveOrder =
  (resource: Resource, field: Field, moves: readonly Move[]): AppThunk<Promise<readonly Move[]>> =>
  async (dispatch) => {
    const left = new Set(moves);
    try {
      const putTogether = (http: Http) =>
        putOrder(http, resource, field, moves).then(
          () => true,
          (error: unknown) => {
            if (!lacksCall(error)) throw error;
            return false;
          },
        );
      if (dialect().savesOrder && (await dispatch(staying(putTogether)))) return [];
      const steps = moves.map((move) => async () => {
        const current = await dispatch(fetchRecord(resource, move.record, {}));
        if (!current) return dispatch(sayGone(resource, `“${nameOf(resource, move.record)}”`));
        const body = toSave(resource, current, { [field.name]: move.place });
        const options = { schema: acknowledgedSchema, tells: 'sessionEnd' } as const;
        await dispatch(staying((http) => http.put(resource.path, body, options)));
        left.delete(move);
      });
      for await (const _ of inTurns(steps));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
    return [...left];
  };
