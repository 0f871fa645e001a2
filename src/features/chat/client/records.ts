import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { exactNumber, idSchema } from '@/lib/http/idSchema';
import { isRecord } from '@/lib/isRecord';

const textSchema = v.fallback(v.string(), '');
/** Servers send seconds or milliseconds; a number below this is taken as seconds. */
const SECONDS_BELOW = 100_000_000_000;

const chatRecordSchema = v.pipe(
  v.object({
    id: v.optional(v.pipe(v.unknown(), exactNumber(), v.fallback(idSchema, '')), ''),
    query: textSchema,
    answer: textSchema,
    created_at: v.fallback(v.number(), NaN),
  }),
  v.transform(({ created_at: at, ...record }) => ({
    ...record,
    /** Milliseconds since 1970; NaN if the server sent no time. */
    askedAt: at < SECONDS_BELOW ? at * 1000 : at,
  })),
);

/** A question of a past conversation with its reply (specification, section 3, "Conversation record"). */
export type ChatRecord = v.InferOutput<typeof chatRecordSchema>;

/** Response of the records call; the list is in `data` or `data.data` (specification, section 15). */
export const chatRecordsSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => {
    if (!isRecord(body)) return { data: body ?? undefined };
    const { data } = body;
    return { data: emptyForNull(isRecord(data) ? data['data'] : data) };
  }),
  v.object({ data: v.array(chatRecordSchema) }),
  v.transform(({ data }) => data),
);
