import * as v from 'valibot';
import { dataOf } from '@/lib/http/envelope';
import { http } from '@/lib/http/http';
import { isRecord, record } from '@/lib/record';

const schema = dataOf(
  v.pipe(
    v.unknown(),
    v.transform((data) => (isRecord(data) ? data['content'] : data)),
    v.array(record),
  ),
);

/** GET /system/dict/key/{key}: the items of a type with whatever fields they have (contract.md section 4). */
export const fetchDictByKey = (key: string): Promise<Record<string, unknown>[]> =>
  http.get(`/system/dict/key/${encodeURIComponent(key)}`, { schema });
