import { describeError } from '@/lib/http/errorMessages';
import { ApiError, isLeft, mayBeDone, RequestError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import { sameValue } from '@/lib/record/edits';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { tellFailure } from '@/state/errorLog/tellFailure';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { selectUser } from '@/state/user/userSlice';
import type { ListParams } from '../model/listQuery';
import { changesOf, idOf, keyOf, ofParent, type Read, type Resource, titleOf } from '../model/Resource';
import { doneOf, isDone, type Step, type StepCheck, type StepEffect, type Steps, unwrittenOf } from '../model/steps';
import { actorOf, lackingCall } from './actOnRecords';
import { readAll } from './readAll';
import { readRecord, toSave } from './recordThunks';
import { sendRecord } from './sendRecord';

/** What a step is asked to do. */
export interface StepDeed {
  resource: Resource;
  steps: Steps;
  step: Step;
  /** The record as the form was opened with it. */
  record: ServerRecord;
  shown: ListParams;
  /** The step as it was typed, and what goes into the record. */
  entry: ServerRecord;
  parent: ServerRecord;
  /** What was warned of and seen. */
  seen: readonly string[];
  /** The form of an effect was saved: it is not asked for again. */
  isAsked?: boolean;
}

/** What became of it. */
export type StepResult =
  /** `unlinked`: what an effect did not find, although its form was saved. */
  | { outcome: 'done'; unlinked: readonly string[] }
  | { outcome: 'notPassed' }
  /** Somebody else was first. */
  | { outcome: 'taken' }
  | { outcome: 'refused'; texts: readonly string[] }
  | { outcome: 'warned'; texts: readonly string[] }
  /** An effect is to be asked for in its own form. */
  | { outcome: 'asks'; effect: StepEffect; saved: ServerRecord }
  /** The call of a part failed; what was done before stays, and is not done again: `saved` is the step, where it was saved. */
  | { outcome: 'failed'; text: string; saved: ServerRecord | undefined };

/** A part that failed. */
class PartError extends Error {
  readonly reason: RequestError;
  constructor(part: string, reason: RequestError) {
    super(part);
    this.reason = reason;
  }
}

async function part<T>(label: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof RequestError ? new PartError(label, error) : error;
  }
}

function failureText({ message, reason }: PartError, isMove: boolean): string {
  if (isMove && lacksCall(reason)) return lackingCall('办理');
  const told = mayBeDone(reason) ? '结果未知，请核对' : describeError(reason);
  return `${message}未能保存：${told ?? ''}`;
}

/** The steps of a record that were saved so far. */
export const stepQuery = (resource: Resource, record: ServerRecord): ListParams => ({
  [resource.id]: idOf(resource, record),
});

/** Reads a record and its steps before 办理; a failure is told. */
export const readForStep =
  (
    resource: Resource,
    record: ServerRecord,
    shown: ListParams,
  ): AppThunk<Promise<{ record: ServerRecord; entries: readonly ServerRecord[] } | 'taken' | 'gone' | undefined>> =>
  async (dispatch, _getState, { http }) => {
    const { steps, isLocked } = resource;
    if (!steps) return undefined;
    try {
      const [now, entries] = await Promise.all([
        readRecord(http, resource, record, shown),
        dispatch(readAll(steps.of, stepQuery(resource, record))),
      ]);
      if (!now) return 'gone';
      return isLocked?.(now) || !sameValue(now[steps.at], record[steps.at]) ? 'taken' : { record: now, entries };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      dispatch(tellFailure(error));
      return undefined;
    }
  };

/** Makes or changes what a step writes elsewhere; resolves with its row, or with itself where it has to be asked for. */
async function effectRow(
  http: Http,
  read: Read,
  effect: StepEffect,
  isAsked: boolean,
): Promise<ServerRecord | undefined | 'asks'> {
  const { of, query, edits, adds } = effect;
  const find = async () => {
    const rows = (await read(of, query)).filter((row) => effect.is(row));
    // The newest, where there are namesakes.
    return rows.sort((one, other) => Number(one[of.id]) - Number(other[of.id])).at(-1);
  };
  const row = await find();
  if (row) {
    const isThere = Object.entries(edits ?? {}).every(([name, value]) => sameValue(row[name], value));
    if (isThere) return row;
    const current = (await readRecord(http, of, row, {})) ?? row;
    const body = toSave(of, current, edits ?? {});
    await sendRecord(http, of, { method: 'PUT', url: of.path, body }, body, 'sessionEnd');
    return { ...row, ...edits };
  }
  if (effect.isAsked) return isAsked ? undefined : 'asks';
  if (!adds) return undefined;
  await sendRecord(http, of, { method: 'POST', url: of.path, body: adds }, adds, 'sessionEnd');
  return find();
}

async function problems(checks: readonly StepCheck[] = [], ...of: Parameters<StepCheck>): Promise<string[]> {
  const texts = await Promise.all(checks.map(async (check) => check(...of)));
  return texts.filter((text) => text !== undefined);
}

/**
 * Takes a step: looks at it, saves it, then what it writes elsewhere, and at last its record. Each part is looked for before
 * it is made, so that after a failure the same call goes on.
 */
export const takeStep =
  (deed: StepDeed): AppThunk<Promise<StepResult>> =>
  async (dispatch, getState, { http }) => {
    const user = actorOf(selectUser(getState()));
    const { resource, steps, step, shown, seen, isAsked = false } = deed;
    const { at, due, of } = steps;
    const read: Read = (list, query) => dispatch(readAll(list, query));
    const word = `${resource.path}/${step.permission}`;
    const changed = new Set<string>();
    let saved: ServerRecord | undefined;
    try {
      const record = await part(resource.noun, readRecord(http, resource, deed.record, shown));
      const isSame = (name: string) => sameValue(record?.[name], deed.record[name]);
      if (!record || resource.isLocked?.(record) || ![at, ...(step.parent ?? [])].every(isSame))
        return { outcome: 'taken' };
      const entries = await part(titleOf(of), read(of, stepQuery(resource, record)));
      const done = doneOf(steps, entries);
      const pending = unwrittenOf(steps, record, done);
      const isGoingOn = pending !== undefined && pending[at] === step.key;
      if (pending && !isGoingOn) return { outcome: 'taken' };
      const given = { ...ofParent(of, record).given, ...stepQuery(resource, record), [at]: step.key };
      const entry = isGoingOn ? pending : { ...given, ...deed.entry };
      const before = isGoingOn ? done.slice(0, -1) : done;
      const person = { ...record, ...deed.parent };
      if (!isGoingOn || step.parent) {
        const texts = await part('核对', problems(step.refuse, entry, person, before, read, user));
        if (texts.length > 0) return { outcome: 'refused', texts };
      }
      if (!isGoingOn) {
        const texts = await part('核对', problems(step.warn, entry, person, before, read, user));
        if (texts.some((text) => !seen.includes(text))) return { outcome: 'warned', texts };
        changed.add(of.path).add(keyOf(of));
        await part(
          `${step.label}`,
          sendRecord(http, of, { method: 'POST', url: of.path, body: entry }, entry, 'sessionEnd'),
        );
        if (!isDone(steps, entry)) return { outcome: 'notPassed' };
      }
      saved = entry;
      const now = [...before, entry];
      const made: (ServerRecord | undefined)[] = [];
      const unlinked: string[] = [];
      for (const make of step.effects ?? []) {
        const effect = make(entry, person, now, made);
        if (effect) changed.add(effect.of.path).add(keyOf(effect.of));
        const row = effect && (await part(effect.of.noun, effectRow(http, read, effect, isAsked)));
        if (row === 'asks') return effect ? { outcome: 'asks', effect, saved } : { outcome: 'taken' };
        if (effect && !row) unlinked.push(effect.of.noun);
        made.push(row);
      }
      const sets = { ...deed.parent, ...step.sets?.(entry, person, now, made) };
      const body = {
        ...stepQuery(resource, record),
        ...Object.fromEntries(Object.entries(sets).filter(([, value]) => !isEmpty(value))),
        [at]: step.key,
        [due]: step.next(entry, { ...person, ...sets }, now),
      };
      for (const tag of changesOf(resource, record)) changed.add(tag);
      await part(
        resource.noun,
        sendRecord(http, resource, { method: 'PUT', url: word, body }, { ...record, ...body }, 'sessionEnd'),
      );
      return { outcome: 'done', unlinked };
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      if (isLeft(error.reason)) dispatch(logError(error.reason));
      const isMove = error.reason instanceof ApiError && error.reason.call.url === word;
      return { outcome: 'failed', text: failureText(error, isMove), saved };
    } finally {
      if (changed.size > 0) dispatch(recordsChanged([...changed]));
    }
  };
