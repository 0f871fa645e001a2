import * as v from 'valibot';

/**
 * Reads a value of local storage. Anything else than what the schema promises (missing, damaged, of an older
 * version, storage blocked) reads as `undefined`.
 */
export function readLocal<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // Blocked storage and damaged JSON both throw; neither holds a value.
    return undefined;
  }
}

/** Keeps a value as JSON. Returns false when the browser refuses (storage full or blocked). */
export function writeLocal(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
