import * as v from 'valibot';
import { textOf } from './ServerRecord';
import { timeText } from '../time/readTime';

/** A field that is only shown: other types become text or empty, and never reject a response. */
export const shownTextSchema = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '');

/** A time that is only shown, in any form that servers send. */
export const shownTimeSchema = v.optional(v.pipe(v.unknown(), v.transform(timeText)), '');
