import { fieldsSchema } from '@/lib/http/envelope';
import { resultOr } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { createId } from '@/lib/createId';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { keyOf, type Resource } from '../Resource';

/** Stands for chosen ids that an answer lacks, although it has the list from which they are chosen. */
export const LEFT_OUT = Symbol('left out');

/** The chosen ids of an answer that also has the list from which they are chosen. */
export const idsBeside = (ids: unknown, list: unknown): unknown =>
  ids === undefined && Array.isArray(list) ? LEFT_OUT : ids;

/** Whether the server leaves empty lists out of all answers: tried with a search for a record that does not exist. */
async function leavesOutEmpty(http: Http, resource: Resource): Promise<boolean> {
  const params = { [resource.nameField]: createId(), pageNum: 1, pageSize: 1 };
  const answer = await resultOr(http.get(keyOf(resource), { schema: fieldsSchema, params, tells: 'none' }), {
    failed: [],
  });
  return Object.values(answer).every((value) => typeof value !== 'object');
}

/** Fills in the ids that were left out: none if the server leaves out empty lists, else undefined, for unknown. */
export async function withLeftOut(http: Http, resource: Resource, record: ServerRecord): Promise<ServerRecord> {
  const names = Object.keys(record).filter((name) => record[name] === LEFT_OUT);
  if (names.length === 0) return record;
  const ids = (await leavesOutEmpty(http, resource)) ? [] : undefined;
  return { ...record, ...Object.fromEntries(names.map((name) => [name, ids])) };
}
