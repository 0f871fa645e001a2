import * as v from 'valibot';
import { ownKey, ownName } from './ownKeys';

/** What an access to the storage returns, or `refused` if it throws: blocked, full, damaged. Even reading can throw. */
export const attempt = <T>(access: () => T, refused: T): T => {
  try {
    return access();
  } catch {
    return refused;
  }
};

/**
 * JSON in a browser storage. Never throws.
 *
 * @param open returns the storage; the mere access may throw
 */
const jsonStorage = (open: () => Storage) => ({
  /** Returns `undefined` for anything that does not fit the schema. */
  read: <S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined =>
    attempt(() => {
      const parsed = v.safeParse(schema, JSON.parse(open().getItem(ownKey(key)) ?? 'null'));
      return parsed.success ? parsed.output : undefined;
    }, undefined),
  /** Returns false if the browser refuses (storage full or blocked). */
  write: (key: string, value: unknown): boolean =>
    attempt(() => {
      open().setItem(ownKey(key), JSON.stringify(value));
      return true;
    }, false),
  /** The names of all entries of this system. */
  keys: (): string[] => attempt(() => Object.keys(open()).flatMap((key) => ownName(key) ?? []), []),
  forget: (key: string): void => attempt(() => open().removeItem(ownKey(key)), undefined),
});

/** Values of this device. */
export const local = jsonStorage(() => window.localStorage);

/** Values of this browser tab. */
export const session = jsonStorage(() => window.sessionStorage);
