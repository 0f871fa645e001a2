import type * as v from 'valibot';
import {
  forgetLocal,
  forgetSession,
  localKeys,
  readLocal,
  readSession,
  sessionKeys,
  writeLocal,
  writeSession,
} from './jsonStorage';

/**
 * What a user has typed, and where they have been: kept in local storage under `name:userId` until they sign out. What
 * is to go with the sign-out has its name here; the input of forms (`features/keptInput`) and the tabs
 * (`app/listeners/persistTabs`) look after themselves.
 */
const NAMES = ['chatDrafts', 'recent'] as const;
/** The same in session storage, that is, of one window. */
const SESSION_NAMES = ['chatDrafts', 'chatOpen'] as const;

/** Names of what outlives the end of a session in this window; a sign-out removes it (`features/keptInput`). */
export const KEPT_NAMES = ['input', ...SESSION_NAMES] as const;

/** Users who have signed out in this window. Screens that are still closing must not write their entries again. */
const signedOut = new Set<string>();

/** One entry of one user. Like all of the storage it may be missing, and refuse what is written. */
export function userEntry(name: (typeof NAMES)[number], userId: string) {
  const key = `${name}:${userId}`;
  return {
    read: <S extends v.GenericSchema>(schema: S) => readLocal(key, schema),
    write: (value: unknown): boolean => !signedOut.has(userId) && writeLocal(key, value),
  };
}

/** One entry of one user in this window. */
export function userSessionEntry(name: (typeof SESSION_NAMES)[number], userId: string) {
  const key = `${name}:${userId}`;
  return {
    read: <S extends v.GenericSchema>(schema: S) => readSession(key, schema),
    write: (value: unknown): boolean => !signedOut.has(userId) && writeSession(key, value),
    forget: () => forgetSession(key),
  };
}

/**
 * The user has signed in: their entries are written again. What a user before them has left in this window, without a
 * sign-out, is removed.
 */
export function keepUserEntries(userId: string): void {
  signedOut.delete(userId);
  for (const name of SESSION_NAMES) {
    for (const key of sessionKeys(`${name}:`)) if (key !== `${name}:${userId}`) forgetSession(key);
  }
}

/** Removes all entries of a user who has signed out; those of everybody if the id is empty, that is, not known. */
export function forgetUserEntries(userId: string): void {
  signedOut.add(userId);
  const isMeant = (key: string) => userId === '' || key.slice(key.indexOf(':') + 1) === userId;
  for (const name of NAMES) localKeys(`${name}:`).filter(isMeant).forEach(forgetLocal);
  for (const name of SESSION_NAMES) sessionKeys(`${name}:`).filter(isMeant).forEach(forgetSession);
}
