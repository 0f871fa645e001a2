import * as v from 'valibot';
import { isRecord } from './isRecord';

/** Schema of `isRecord`; valibot's own `record` accepts arrays. */
export const recordSchema = v.custom<Record<string, unknown>>(isRecord);
