import * as v from 'valibot';
import { recordSchema } from '@/lib/recordSchema';
import { forgetSession, readSession, sessionKeys, writeSession } from '@/lib/storage/jsonStorage';

/** What was typed is kept for a day. */
const LIFETIME_MS = 24 * 3_600_000;
const PREFIX = 'input:';

const keptSchema = v.object({
  user: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  values: recordSchema,
});

/**
 * Keeps what a user typed into a form, so that it is there again after the end of the session or a reload. One form is
 * kept for each name. Never passwords or files: the form leaves them out.
 *
 * @returns false if the storage is full or blocked: what was kept before stays
 */
export const keepInput = (form: string, user: string, values: Readonly<Record<string, unknown>>): boolean =>
  writeSession(PREFIX + form, { user, at: Date.now(), values });

/** What the user typed into the form; undefined if nothing, another user's or too old. That is removed. */
export function readInput(form: string, user: string): Readonly<Record<string, unknown>> | undefined {
  const kept = readSession(PREFIX + form, keptSchema);
  if (kept?.user === user && Date.now() - kept.at < LIFETIME_MS) return kept.values;
  dropInput(form);
  return undefined;
}

export const dropInput = (form: string): void => forgetSession(PREFIX + form);

/** Removes what was typed by anybody else than this user; with an empty id by everybody. */
export function dropInputOfOthers(user: string): void {
  for (const key of sessionKeys(PREFIX)) {
    const kept = readSession(key, keptSchema);
    if (user === '' || kept?.user !== user) forgetSession(key);
  }
}
