import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { ApiError } from '@/lib/http/errors';
import { http } from '@/lib/http/http';
import { exactFields } from '@/lib/http/idSchema';
import { isRecord, record } from '@/lib/record';
import { byKeyPath } from './byKeyPath';

/** Fields that the value of an entry is taken from. */
const values = exactFields('dictValue', 'value', 'id', 'uid', 'key', 'code');

/** The items of a type, in `data` or in `data.content`. */
export const byKeySchema = v.pipe(
  v.unknown(),
  v.transform((body) => {
    const data = isRecord(body) && body['data'] !== undefined ? body['data'] : body;
    return emptyForNull(isRecord(data) ? data['content'] : data);
  }),
  v.array(v.pipe(record, v.looseObject(values))),
);

const hasCode = (code: string) => (failure: Error) => failure instanceof ApiError && failure.code === code;
/** A user who may not see a dictionary has an empty one, and is not sent to /403 for what a page asked on its own. */
const isForbidden = hasCode('403');
/** Of what nobody has asked for, the end of the session alone is told. */
const isNoEnd = (failure: Error) => !hasCode('401')(failure);

/** How a dictionary is asked for by its key. */
export interface ByKeyOptions {
  /** Nobody waits for it: the user is not told of a failure. */
  inBackground?: boolean;
}

/** Which failures the user is not told of. */
export const byKeySilence = ({ inBackground = false }: ByKeyOptions = {}) => (inBackground ? isNoEnd : isForbidden);

/** GET /system/dict/key/{key}: the items of a type with whatever fields they have. */
export const fetchDictByKey = (key: string, options?: ByKeyOptions): Promise<Record<string, unknown>[]> =>
  http.get(byKeyPath('product', key), { schema: byKeySchema, silent: byKeySilence(options) });
