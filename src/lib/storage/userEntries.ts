import type * as v from 'valibot';
import { forgetLocal, readLocal, writeLocal } from './jsonStorage';

/**
 * What a user has typed, and where they have been: kept in local storage under `name:userId` until they sign out. What
 * is to go with the sign-out has its name here.
 */
const NAMES = ['chatDrafts', 'recent'] as const;

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

/** The user has signed in: their entries are written again. */
export const keepUserEntries = (userId: string): void => void signedOut.delete(userId);

const allKeys = (): string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    // A blocked storage holds nothing to remove.
    return [];
  }
};

/** Removes all entries of a user who has signed out; those of everybody if the id is empty, that is, not known. */
export function forgetUserEntries(userId: string): void {
  signedOut.add(userId);
  const isMeant = (key: string) =>
    NAMES.some((name) => (userId === '' ? key.startsWith(`${name}:`) : key === `${name}:${userId}`));
  for (const key of allKeys().filter(isMeant)) forgetLocal(key);
}
