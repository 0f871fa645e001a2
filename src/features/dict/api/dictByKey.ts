import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { AnswerError } from '@/lib/http/errors';
import { http } from '@/lib/http/http';
import { exactFields } from '@/lib/http/idSchema';
import { isRecord, record } from '@/lib/record';

/** Fields that the value of an entry is taken from. */
const values = exactFields('dictValue', 'value', 'id', 'uid', 'key', 'code');

const schema = v.pipe(
  v.unknown(),
  v.transform((body) => {
    const data = isRecord(body) && body['data'] !== undefined ? body['data'] : body;
    return emptyForNull(isRecord(data) ? data['content'] : data);
  }),
  v.array(v.pipe(record, v.looseObject(values))),
);

/** A user who may not see a dictionary has an empty one, and is not sent to /403 for what a page asked on its own. */
const isForbidden = (failure: Error) => failure instanceof AnswerError && failure.code === '403';

/** GET /system/dict/key/{key}: the items of a type with whatever fields they have (contract.md section 4). */
export const fetchDictByKey = (key: string): Promise<Record<string, unknown>[]> =>
  http.get(`/system/dict/key/${encodeURIComponent(key)}`, { schema, silent: isForbidden });
