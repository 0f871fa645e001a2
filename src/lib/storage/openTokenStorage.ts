import Cookies from 'js-cookie';
import { attempt } from './jsonStorage';
import { onStorageEvent, outlivesSession } from './stored';

export type StorageKind = 'localStorage' | 'sessionStorage' | 'cookie';

/** Persists the token over a reload. A blocked, full or damaged storage has no token. */
export interface TokenStorage {
  read(): string | undefined;
  /** Returns false if the browser refuses; the session then ends with the page. */
  write(token: string): boolean;
  remove(): void;
  /** Whether all windows of the browser have this token. */
  isShared: boolean;
  /** Calls `listener` when another window has written or removed the token, until `signal` aborts. */
  onForeignChange(listener: () => void, signal: AbortSignal): void;
}

const webStorage = (open: () => Storage, key: string) => ({
  read: () => attempt(() => open().getItem(key) || undefined, undefined),
  write: (token: string) =>
    attempt(() => {
      open().setItem(key, token);
      return true;
    }, false),
});

const localTokenStorage = (key: string): TokenStorage => ({
  ...webStorage(() => window.localStorage, key),
  remove: () => attempt(() => window.localStorage.removeItem(key), undefined),
  isShared: true,
  onForeignChange: (listener, signal) => onStorageEvent(key, listener, signal),
});

/** Each window has its own. `remove` clears the whole storage (§4.3), but for what outlives a session. */
const sessionTokenStorage = (key: string): TokenStorage => ({
  ...webStorage(() => window.sessionStorage, key),
  remove: () =>
    attempt(() => {
      const kept = Object.entries(window.sessionStorage).filter(([name]) => outlivesSession(name));
      window.sessionStorage.clear();
      for (const [name, value] of kept) window.sessionStorage.setItem(name, String(value));
    }, undefined),
  isShared: false,
  onForeignChange: () => undefined,
});

/** A changed cookie raises no event, so the window that writes it announces it. */
const cookieStorage = (key: string): TokenStorage => {
  const channel = `cookie ${key}`;
  // To the app and its calls, not to other applications of the host.
  const path = import.meta.env.BASE_URL;
  const remove = () => {
    Cookies.remove(key, { path });
    // That of an earlier version, which went to the whole host.
    Cookies.remove(key);
  };
  return {
    read: () => attempt(() => Cookies.get(key) || undefined, undefined),
    write: (token) => {
      const options = { path, sameSite: 'Strict', secure: location.protocol === 'https:' } as const;
      attempt(() => {
        remove();
        Cookies.set(key, token, options);
      }, undefined);
      const isKept = attempt(() => Cookies.get(key) === token, false);
      const windows = new BroadcastChannel(channel);
      windows.postMessage('written');
      windows.close();
      return isKept;
    },
    remove: () => attempt(remove, undefined),
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
export const openTokenStorage = (kind: StorageKind, key: string): TokenStorage => STORAGES[kind](key);
