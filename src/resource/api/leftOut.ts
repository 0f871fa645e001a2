import { fieldsSchema } from '@/lib/http/envelope';
import { resultOr } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { createId } from '@/lib/createId';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { keyOf, type Resource } from '../Resource';

/** Stands for chosen ids that did not come, although the list did from which they are chosen. */
export const LEFT_OUT = Symbol('left out');

/** The chosen ids of an answer that brings the list from which they are chosen, too. */
export const idsBeside = (ids: unknown, list: unknown): unknown =>
  ids === undefined && Array.isArray(list) ? LEFT_OUT : ids;

/** Whether the server leaves out empty lists, as it does then in all answers: it is asked for a record that there is not. */
async function leavesOutEmpty(http: Http, resource: Resource): Promise<boolean> {
  const params = { [resource.nameField]: createId(), pageNum: 1, pageSize: 1 };
  const answer = await resultOr(http.get(keyOf(resource), { schema: fieldsSchema, params, silent: true }), {
    failed: [],
  });
  return Object.values(answer).every((value) => typeof value !== 'object');
}

/** The record with the ids that were left out: none, if the server leaves out what is empty; else they are unknown. */
export async function withLeftOut(http: Http, resource: Resource, record: ServerRecord): Promise<ServerRecord> {
  const names = Object.keys(record).filter((name) => record[name] === LEFT_OUT);
  if (names.length === 0) return record;
  const ids = (await leavesOutEmpty(http, resource)) ? [] : undefined;
  return { ...record, ...Object.fromEntries(names.map((name) => [name, ids])) };
}
