import * as v from 'valibot';

/**
 * Reads and keeps JSON in one of the browser's storages. A storage that is blocked, full or damaged never throws.
 *
 * @param open gives the storage; the mere access may throw where it is blocked
 */
export const jsonStorage = (open: () => Storage) => ({
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
