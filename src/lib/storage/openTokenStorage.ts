import Cookies from 'js-cookie';
import { attempt } from './jsonStorage';
import { ownKey, ownName } from './ownKeys';
import { adoptPreferences, onStorageEvent, outlivesSession } from './stored';

export type StorageKind = 'localStorage' | 'sessionStorage' | 'cookie';

/** Persists the token over a reload. A blocked, full or damaged storage has no token. */
export interface TokenStorage {
  read: () => string | undefined;
  /** Returns false if the browser refuses; the session then ends with the page. */
  write: (token: string) => boolean;
  remove: () => void;
  /** Whether all windows of the browser have this token. */
  isShared: boolean;
  /** Calls `listener` when another window has written or removed the token, until `signal` aborts. */
  onForeignChange: (listener: () => void, signal: AbortSignal) => void;
}

/** The same without its guard: each access may throw. */
type OpenStorage = Omit<TokenStorage, 'write'> & { write: (token: string) => void };

const webStorage = (open: () => Storage, key: string) => ({
  read: () => open().getItem(ownKey(key)) ?? undefined,
  write: (token: string) => open().setItem(ownKey(key), token),
});

const localTokenStorage = (key: string): OpenStorage => ({
  ...webStorage(() => window.localStorage, key),
  remove: () => window.localStorage.removeItem(ownKey(key)),
  isShared: true,
  onForeignChange: (listener, signal) => onStorageEvent(key, listener, signal),
});

/** Each window has its own. `remove` clears the whole storage (§4.3), but for what outlives a session and what is another system's. */
const sessionTokenStorage = (key: string): OpenStorage => ({
  ...webStorage(() => window.sessionStorage, key),
  remove: () => {
    const stays = (entry: string) => outlivesSession(ownName(entry) ?? '') || ownName(entry) === undefined;
    const kept = Object.entries(window.sessionStorage).filter(([entry]) => stays(entry));
    window.sessionStorage.clear();
    for (const [entry, value] of kept) window.sessionStorage.setItem(entry, String(value));
  },
  isShared: false,
  onForeignChange: () => undefined,
});

/** A changed cookie raises no event, so the window that writes it announces it. */
const cookieStorage = (key: string): OpenStorage => {
  const channel = ownKey(`cookie ${key}`);
  // Sent only to the app and its calls, not to other applications of the host.
  const path = import.meta.env.BASE_URL;
  const name = ownKey(key);
  const remove = () => {
    Cookies.remove(name, { path });
    // The cookie of an earlier version, which went to the whole host.
    Cookies.remove(name);
  };
  return {
    read: () => Cookies.get(name),
    write: (token) => {
      remove();
      Cookies.set(name, token, { path, sameSite: 'Strict', secure: location.protocol === 'https:' });
      const windows = new BroadcastChannel(channel);
      windows.postMessage('written');
      windows.close();
    },
    remove,
    isShared: true,
    onForeignChange: (listener, signal) => {
      const windows = new BroadcastChannel(channel);
      windows.onmessage = listener;
      signal.addEventListener('abort', () => windows.close());
    },
  };
};

const STORAGES = { localStorage: localTokenStorage, sessionStorage: sessionTokenStorage, cookie: cookieStorage };

/**
 * Opens the configured token storage (§4.2).
 *
 * @param key the token table name, `admintoken`
 */
export function openTokenStorage(kind: StorageKind, key: string): TokenStorage {
  adoptPreferences();
  const storage = STORAGES[kind](key);
  return {
    ...storage,
    read: () => attempt(storage.read, undefined) || undefined,
    write: (token) =>
      attempt(() => {
        storage.write(token);
        return storage.read() === token;
      }, false),
    remove: () => attempt(storage.remove, undefined),
  };
}
