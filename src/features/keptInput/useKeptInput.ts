import { useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import * as v from 'valibot';
import { recordSchema } from '@/lib/isRecord';
import { windowStorage } from '@/lib/storage/stored';
import { isMoment } from '@/lib/time/moment';

/** What was typed is kept for a day. */
const LIFETIME_MS = 24 * 3_600_000;
/** No window stays for so long: what is further away was typed before a wrong clock was set. */
const LONGEST_MS = 365 * LIFETIME_MS;

const keptSchema = v.object({
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.check(isMoment)),
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

/** What the user typed into the form; undefined if there is nothing, or it is too old and therefore removed. */
export function readInput(form: string, user: string): Readonly<Record<string, unknown>> | undefined {
  const kept = windowStorage('input', user, form).read(keptSchema);
  const age = kept ? Math.abs(Date.now() - kept.at) : LIFETIME_MS;
  if (kept && (age < LIFETIME_MS || age > LONGEST_MS)) return kept.values;
  dropInput(form, user);
  return undefined;
}

export const dropInput = (form: string, user: string): void => windowStorage('input', user, form).forget();

/** What the present user types into the form of this name; it outlives a reload and the end of the session. */
export function useKeptInput(form: string) {
  const { id: user } = useAppSelector(selectUser);
  const [isWhole, setWhole] = useState(true);
  return {
    /** Whether all that was typed is kept. */
    isWhole,
    read: () => readInput(form, user),
    /** @param isAll whether nothing was left out, such as a password */
    keep: (values: Readonly<Record<string, unknown>>, isAll = true) => {
      const isKept = keepInput(form, user, values);
      setWhole(isKept && isAll);
    },
    drop: () => {
      dropInput(form, user);
      setWhole(true);
    },
  };
}
