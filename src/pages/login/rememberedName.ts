import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/jsonStorage';

const KEY = 'rememberedUserName';
const schema = v.pipe(v.string(), v.maxLength(100));

/** The user name to fill in, as the last login on this device left it; empty = none. */
export const readRememberedName = (): string => readLocal(KEY, schema) ?? '';

/** Keeps the user name for the next login on this device; an empty one forgets it. */
export const rememberName = (name: string): void => void writeLocal(KEY, name);
