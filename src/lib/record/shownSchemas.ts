import * as v from 'valibot';
import { textOf } from './ServerRecord';

/** A field that is only shown: other types become text or empty, and never reject a response. */
export const shownTextSchema = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '');
