import * as v from 'valibot';
import { recordSchema } from '@/lib/recordSchema';
import { windowStorage } from '@/lib/storage/stored';

/** What was typed is kept for a day. */
const LIFETIME_MS = 24 * 3_600_000;

const keptSchema = v.object({
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
  windowStorage('input', user, form).write({ at: Date.now(), values });

/** What the user typed into the form; undefined if nothing or too old. That is removed. */
export function readInput(form: string, user: string): Readonly<Record<string, unknown>> | undefined {
  const kept = windowStorage('input', user, form).read(keptSchema);
  // A time in the future is of a clock that was wrong, or made up.
  if (kept && Math.abs(Date.now() - kept.at) < LIFETIME_MS) return kept.values;
  dropInput(form, user);
  return undefined;
}

export const dropInput = (form: string, user: string): void => windowStorage('input', user, form).forget();
