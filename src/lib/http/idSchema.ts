import * as v from 'valibot';
import { exactNumber } from './exactNumber';

/**
 * An id or a code, sent as a number or a text; the output is text. Numbers beyond 2^53 − 1 are rejected: they have lost
 * digits.
 */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), exactNumber(), v.transform(String));
