import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { ApiError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { exactFields } from '@/lib/http/idSchema';
import { isRecord, recordSchema } from '@/lib/isRecord';
import { dictByKeyPath } from './dictByKeyPath';

/** Fields that can hold the value of an entry. */
const values = exactFields('dictValue', 'value', 'id', 'uid', 'key', 'code');

/** The items of a type, in `data` or in `data.content`. */
export const byKeySchema = v.pipe(
  v.unknown(),
  v.transform((body) => {
    const data = isRecord(body) && body['data'] !== undefined ? body['data'] : body;
    return emptyForNull(isRecord(data) ? data['content'] : data);
  }),
  v.array(v.pipe(recordSchema, v.looseObject(values))),
);

const hasCode = (code: string) => (failure: Error) => failure instanceof ApiError && failure.code === code;
/** A user who may not see a dictionary gets an empty one, and is not redirected to /403 for a request of the page. */
const isForbidden = hasCode('403');
/** Background requests report no error but a 401, which ends the session. */
const isNoEnd = (failure: Error) => !hasCode('401')(failure);

export interface ByKeyOptions {
  /** The user does not wait for it: errors are not reported to them. */
  inBackground?: boolean;
}

/** The errors that are not reported to the user. */
export const silentErrors = ({ inBackground = false }: ByKeyOptions = {}) => (inBackground ? isNoEnd : isForbidden);

/** GET /system/dict/key/{key}: the items of a type with all their fields. */
export const fetchDictByKey = (http: Http, key: string, options?: ByKeyOptions): Promise<Record<string, unknown>[]> =>
  http.get(dictByKeyPath('product', key), { schema: byKeySchema, silent: silentErrors(options) });
