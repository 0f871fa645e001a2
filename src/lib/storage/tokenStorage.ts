import Cookies from 'js-cookie';

export type StorageKind = 'localStorage' | 'sessionStorage' | 'cookie';

/** Persists the token over a reload. A blocked, full or damaged storage has no token. */
export interface TokenStorage {
  read(): string | undefined;
  /** Returns false if the browser refuses; the session then ends with the page. */
  write(token: string): boolean;
  remove(): void;
}

const attempt = <T>(action: () => T, refused: T): T => {
  try {
    return action();
  } catch {
    // Even reading the property of a blocked storage throws.
    return refused;
  }
};

const webStorage = (open: () => Storage, key: string, clear: (storage: Storage) => void): TokenStorage => ({
  read: () => attempt(() => open().getItem(key) || undefined, undefined),
  write: (token) =>
    attempt(() => {
      open().setItem(key, token);
      return true;
    }, false),
  remove: () => attempt(() => clear(open()), undefined),
});

const cookieStorage = (key: string): TokenStorage => ({
  read: () => attempt(() => Cookies.get(key) || undefined, undefined),
  write: (token) => {
    const options = { sameSite: 'Strict', secure: location.protocol === 'https:' } as const;
    attempt(() => Cookies.set(key, token, options), undefined);
    return attempt(() => Cookies.get(key) === token, false);
  },
  remove: () => attempt(() => Cookies.remove(key), undefined),
});

/**
 * Opens the configured token storage (specification, section 4). For session storage, `remove` clears the whole
 * storage.
 *
 * @param key the token table name, `admintoken`
 */
export function openTokenStorage(kind: StorageKind, key: string): TokenStorage {
  switch (kind) {
    case 'cookie':
      return cookieStorage(key);
    case 'sessionStorage':
      return webStorage(
        () => window.sessionStorage,
        key,
        (storage) => storage.clear(),
      );
    case 'localStorage':
      return webStorage(
        () => window.localStorage,
        key,
        (storage) => storage.removeItem(key),
      );
  }
}
