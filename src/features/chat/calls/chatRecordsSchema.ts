import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { exactNumber, idSchema } from '@/lib/http/idSchema';
import { isRecord } from '@/lib/isRecord';
import { timestampInMs } from '@/lib/time/readTime';
import { readCitations } from '../stream/readCitations';

const textSchema = v.fallback(v.string(), '');

const chatRecordSchema = v.pipe(
  v.object({
    id: v.optional(v.pipe(v.unknown(), exactNumber(), v.fallback(idSchema, '')), ''),
    query: textSchema,
    answer: textSchema,
    created_at: v.fallback(v.number(), NaN),
    retriever_resources: v.optional(v.unknown()),
  }),
  v.transform(({ created_at: at, retriever_resources: sources, ...record }) => ({
    ...record,
    /** Milliseconds since 1970; NaN if the server sent no time. */
    askedAt: timestampInMs(at),
    citations: readCitations(sources),
  })),
);

/** A question of a past conversation with its reply (§3.20). */
export type ChatRecord = v.InferOutput<typeof chatRecordSchema>;

/** Response of the records call; the list is in `data` or `data.data` (§15.1). */
export const chatRecordsSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => {
    if (!isRecord(body)) return { data: body ?? undefined };
    const { data } = body;
    const more = { ...body, ...(isRecord(data) ? data : {}) };
    const hasMore = String(more['hasMore'] ?? more['has_more']) === 'true';
    return { data: emptyForNull(isRecord(data) ? data['data'] : data), hasMore };
  }),
  v.object({ data: v.array(chatRecordSchema), hasMore: v.optional(v.boolean(), false) }),
  v.transform(({ data: records, hasMore }) => ({ records, hasMore })),
);

export type RecordPage = v.InferOutput<typeof chatRecordsSchema>;
