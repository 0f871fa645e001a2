import * as v from 'valibot';
import { createId } from '../createId';
import { attempt, local, session } from './jsonStorage';
import { ADOPTED, adoptOldEntries, ownKey } from './ownKeys';

/** Calls `listener` when another window has changed this key of local storage or cleared it, until `signal` aborts. */
export const onStorageEvent = (wanted: string, listener: () => void, signal: AbortSignal): void =>
  window.addEventListener('storage', ({ key }) => (key === null || key === ownKey(wanted)) && listener(), {
    signal,
  });

/*
 * All that the app keeps in the browser beyond the page: whose it is, how long it stays, and when it goes. Kept
 * elsewhere: the token (`openTokenStorage.ts`), the cookies of tours that were shown (365 days), the
 * choice of an old browser (`public/unsupported.js`), and what operators write: `difyChatConfig`, `dataName`.
 * SECURITY.md tells it all, which a test compares with this file.
 */

/** Entries of this browser, whoever uses it; they stay. */
const OF_BROWSER = [
  'theme',
  'collapse',
  'rememberedUserName',
  'rememberedTenant',
  'chatIconSeen',
  'chatIconMoved',
  'signedOut',
  'lastAction',
  'signInAnew',
] as const;
type BrowserName = (typeof OF_BROWSER)[number];

/** Entries of a user on this device, as `name:userId` or `name:userId:part`. A sign-out removes all but preferences. */
const OF_USER = {
  recent: 'signOut',
  chatDrafts: 'signOut',
  tables: 'never',
  quickEntries: 'never',
  letterSize: 'never',
  locked: 'signOut',
} as const;

/**
 * Entries of a user in this window. `tabs` goes with the session. The others outlive a session that ends by itself,
 * until the user signs out anywhere in this browser; `input` also goes after a day.
 */
const OF_WINDOW = { input: 'signOut', chatDrafts: 'signOut', chatOpen: 'signOut', tabs: 'sessionEnd' } as const;

/** The last sign-out that this window knows of. */
const SEEN = 'signOutSeen';

const names = <Name extends string>(entries: Readonly<Record<Name, string>>, end: string): string[] =>
  Object.entries(entries).flatMap(([name, until]) => (until === end ? [name] : []));

const keyOf = (name: string, userId: string, part?: string) =>
  [name, userId, ...(part === undefined ? [] : [part])].join(':');

/** Whose a key is; undefined if it has none of these names. */
function ownerOf(key: string, among: readonly string[]): string | undefined {
  const [name = '', owner] = key.split(':');
  return among.includes(name) ? (owner ?? '') : undefined;
}

/** Whose window this is; empty after a sign-out. */
const PRESENT = 'present';
const presentSchema = v.string();

/** Screens that are still closing must not write entries of a user who has left this window. */
const mayWrite = (userId: string): boolean => {
  const present = session.read(PRESENT, presentSchema);
  return present === undefined || (present === userId && userId !== '');
};

/** One entry of this browser. As in all of the storage, reading may find nothing, and writing may fail. */
export const browserStorage = (name: BrowserName) => ({
  read: <S extends v.GenericSchema>(schema: S) => local.read(name, schema),
  write: (value: unknown): boolean => local.write(name, value),
  forget: () => local.forget(name),
  /** Calls `listener` when another window has changed it. */
  onForeignChange: (listener: () => void, signal: AbortSignal) => onStorageEvent(name, listener, signal),
});

const entryIn = (storage: typeof local, userId: string, key: string) => ({
  read: <S extends v.GenericSchema>(schema: S) => storage.read(key, schema),
  write: (value: unknown): boolean => mayWrite(userId) && storage.write(key, value),
  forget: () => storage.forget(key),
});

/** One entry of one user; `part` tells several of one name apart. */
export function userStorage(name: keyof typeof OF_USER, userId: string, part?: string) {
  const key = keyOf(name, userId, part);
  const onForeignChange = (listener: () => void, signal: AbortSignal) => onStorageEvent(key, listener, signal);
  return { ...entryIn(local, userId, key), onForeignChange };
}

/** One entry of one user in this window; `part` as above. */
export const windowStorage = (name: keyof typeof OF_WINDOW, userId: string, part?: string) =>
  entryIn(session, userId, keyOf(name, userId, part));

function forgetWindow(among: readonly string[], isMeant: (owner: string) => boolean): void {
  for (const key of session.keys()) {
    const owner = ownerOf(key, among);
    if (owner !== undefined && isMeant(owner)) session.forget(key);
  }
}

/** The user has signed in: their entries may be written again, and those of others in this window are removed. */
export function keepEntriesOf(userId: string): void {
  forgetWindow(Object.keys(OF_WINDOW), (owner) => owner !== userId);
  session.write(PRESENT, userId);
}

/** The session has ended by itself: removes what belongs to it. */
export const forgetSessionEntries = (): void => forgetWindow(names(OF_WINDOW, 'sessionEnd'), () => true);

/**
 * The user has signed out: removes what they typed and where they have been, in this window and on the device. An empty
 * id, if the user is not known, removes that of everybody.
 */
export function forgetSignedOut(userId: string): void {
  for (const key of local.keys()) {
    const owner = ownerOf(key, names(OF_USER, 'signOut'));
    if (owner !== undefined && (userId === '' || owner === userId)) local.forget(key);
  }
  forgetWindow(Object.keys(OF_WINDOW), () => true);
  session.write(PRESENT, '');
}

/** Whether this window keeps unsaved input of the user; of anybody, if the id is empty. */
export const hasUnsavedInput = (userId: string): boolean =>
  session.keys().some((key) => {
    const owner = ownerOf(key, ['input']);
    return owner !== undefined && (userId === '' || owner === userId);
  });

/** Whether a key of session storage outlives the end of a session by itself. */
export const outlivesSession = (key: string): boolean => ownerOf(key, names(OF_WINDOW, 'signOut')) !== undefined;

const pendingSchema = v.object({
  state: v.string(),
  verifier: v.string(),
  to: v.string(),
  left: v.optional(v.unknown()),
});

/** The sign-in elsewhere for which this window has left; until it comes back, once. */
const PENDING = 'sso';
export const pendingSignIn = {
  write: (pending: v.InferOutput<typeof pendingSchema>): boolean => session.write(PENDING, pending),
  isThere: (): boolean => session.read(PENDING, pendingSchema) !== undefined,
  /** Reads and removes it. */
  take() {
    const pending = session.read(PENDING, pendingSchema);
    session.forget(PENDING);
    return pending;
  },
};

const markSchema = v.string();
const lastSignOut = () => local.read('signedOut' satisfies BrowserName, markSchema);

/** Whether somebody has signed out elsewhere while this window was closed, discarded or in the cache of the browser. */
export const hasMissedSignOut = (): boolean => lastSignOut() !== session.read(SEEN, markSchema);

/** Notes that this window knows of the last sign-out: what it keeps from now on is of a later session. */
export function seeSignOut(): void {
  const mark = lastSignOut();
  if (mark !== undefined) session.write(SEEN, mark);
}

/** Leaves a mark of a sign-out for windows that do not hear of it. */
export function markSignOut(): void {
  local.write('signedOut' satisfies BrowserName, createId());
  seeSignOut();
}

/** At the start of a window: removes what it kept from before a sign-out elsewhere. */
export function dropMissed(): void {
  if (!hasMissedSignOut()) return;
  forgetWindow(Object.keys(OF_WINDOW), () => true);
  seeSignOut();
}

/** Whether a screen of this browser was left locked, whoever's. */
export const isLeftLocked = (): boolean =>
  local.keys().some((key) => ownerOf(key, ['locked']) !== undefined && local.read(key, v.literal(true)) === true);

/** The names of all entries above, by storage. */
export const storedNames = () => ({
  local: [...OF_BROWSER, ...Object.keys(OF_USER), ADOPTED],
  session: [...Object.keys(OF_WINDOW), PRESENT, SEEN, PENDING],
});

/** Entries of the browser that say nothing of who uses it. */
const PREFERENCES = ['theme', 'collapse', 'chatIconSeen', 'chatIconMoved'] as const satisfies readonly BrowserName[];

/**
 * Takes over preferences that an earlier version has stored under the names that all systems of a host shared. Nothing
 * of a session or a user: it may be that of another system.
 */
export const adoptPreferences = (): void => attempt(() => adoptOldEntries(window.localStorage, PREFERENCES), undefined);
