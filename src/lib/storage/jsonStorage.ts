import * as v from 'valibot';

/**
 * JSON in a browser storage. Never throws if the storage is blocked, full or damaged.
 *
 * @param open returns the storage; the mere access may throw
 */
const jsonStorage = (open: () => Storage) => ({
  /** Returns `undefined` for anything that does not fit the schema. */
  read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
    try {
      const parsed = v.safeParse(schema, JSON.parse(open().getItem(key) ?? 'null'));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  },
  /** Returns false if the browser refuses (storage full or blocked). */
  write(key: string, value: unknown): boolean {
    try {
      open().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  keys(prefix: string): string[] {
    try {
      return Object.keys(open()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
  forget(key: string): void {
    try {
      open().removeItem(key);
    } catch {
      // A blocked storage holds nothing to remove.
    }
  },
});

/** Values of this device. */
export const {
  read: readLocal,
  write: writeLocal,
  keys: localKeys,
  forget: forgetLocal,
} = jsonStorage(() => window.localStorage);

/** Values of this browser tab. */
export const {
  read: readSession,
  write: writeSession,
  keys: sessionKeys,
  forget: forgetSession,
} = jsonStorage(() => window.sessionStorage);
