import * as v from 'valibot';
import { dataOf } from '@/lib/http/envelope';
import { AnswerError } from '@/lib/http/errors';
import { http } from '@/lib/http/http';
import { isRecord, record } from '@/lib/record';

const schema = dataOf(
  v.pipe(
    v.unknown(),
    v.transform((data) => (isRecord(data) ? data['content'] : data)),
    v.array(record),
  ),
);

/** A user who may not see a dictionary has an empty one, and is not sent to /403 for what a page asked on its own. */
const isForbidden = (failure: Error) => failure instanceof AnswerError && failure.code === '403';

/** GET /system/dict/key/{key}: the items of a type with whatever fields they have (contract.md section 4). */
export const fetchDictByKey = (key: string): Promise<Record<string, unknown>[]> =>
  http.get(`/system/dict/key/${encodeURIComponent(key)}`, { schema, silent: isForbidden });
