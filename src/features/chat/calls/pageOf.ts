import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { isRecord } from '@/lib/isRecord';

/** Schema for a list and whether there is more of it: side by side, or both in `data` (§15.1). */
export const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.unknown(),
    v.transform((body): unknown => {
      if (!isRecord(body)) return { data: body };
      const { data } = body;
      const fields = { ...body, ...(isRecord(data) ? data : {}) };
      const hasMore = String(fields['hasMore'] ?? fields['has_more']) === 'true';
      return { data: emptyForNull(isRecord(data) ? data['data'] : data), hasMore };
    }),
    v.object({ data: v.array(row), hasMore: v.optional(v.boolean(), false) }),
  );
