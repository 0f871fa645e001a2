import * as v from 'valibot';
import type { AppConfig } from '@/config/readConfig';
import { emptyForNull } from '@/lib/http/envelope';
import { ApiError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { exactFields } from '@/lib/http/idSchema';
import { isRecord, recordSchema } from '@/lib/isRecord';
import { dictItemsPath } from './dictItemsPath';

/** Fields that can hold the value of an entry. A number that has lost digits is rejected in each of them. */
const values = exactFields('dictValue', 'value', 'id', 'uid', 'key', 'code');

/** Response with the items of a type, in `data` or in `data.content`. */
const byKeySchema = v.pipe(
  v.unknown(),
  v.transform((body) => {
    const data = isRecord(body) && body['data'] !== undefined ? body['data'] : body;
    return emptyForNull(isRecord(data) ? data['content'] : data);
  }),
  v.array(v.pipe(recordSchema, v.looseObject(values))),
);

const hasCode = (code: string) => (failure: Error) => failure instanceof ApiError && failure.code === code;
/** The caller reports the 403 of a dictionary: a page that has only lost its labels is not left for /403. */
const isForbidden = hasCode('403');
/** In the background only a 401 is reported, because it ends the session. */
const isNot401 = (failure: Error) => !hasCode('401')(failure);

export interface ByKeyOptions {
  /** Whether the request runs in the background, where its errors are not shown to the user. */
  inBackground?: boolean;
}

/** Returns the test for errors that are not reported to the user. */
const silentErrors = ({ inBackground = false }: ByKeyOptions = {}) => (inBackground ? isNot401 : isForbidden);

/** GET /system/dict/key/{key} (RuoYi: /system/dict/data/type/{key}): the items of a type with all their fields. */
export const fetchDictByKey = (
  http: Http,
  dictApi: AppConfig['dictApi'],
  key: string,
  options?: ByKeyOptions,
): Promise<Record<string, unknown>[]> =>
  http.get(dictItemsPath(dictApi, key), { schema: byKeySchema, silent: silentErrors(options) });
