import * as v from 'valibot';

/**
 * Reads and keeps JSON in one of the browser's storages. A storage that is blocked, full or damaged never throws.
 *
 * @param open gives the storage; the mere access may throw where it is blocked
 */
const jsonStorage = (open: () => Storage) => ({
  /** Anything else than what the schema promises (missing, damaged, of an older version) reads as `undefined`. */
  read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
    try {
      const parsed = v.safeParse(schema, JSON.parse(open().getItem(key) ?? 'null'));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  },
  /** Returns false when the browser refuses (storage full or blocked). */
  write(key: string, value: unknown): boolean {
    try {
      open().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  forget(key: string): void {
    try {
      open().removeItem(key);
    } catch {
      // Nothing is kept where nothing can be touched.
    }
  },
});

/** Values that outlast the visit. */
export const { read: readLocal, write: writeLocal, forget: forgetLocal } = jsonStorage(() => window.localStorage);

/** Calls `listener` when another tab of the browser has changed this key, or has cleared all; returns the function that stops it. */
export function onLocalChange(wanted: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === wanted) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Values of this browser tab, gone when it is closed. */
export const {
  read: readSession,
  write: writeSession,
  forget: forgetSession,
} = jsonStorage(() => window.sessionStorage);
