import * as v from 'valibot';
import { exactNumber, idSchema } from '@/lib/http/idSchema';
import { timestampInMs } from '@/lib/time/readTime';
import { readCitations } from '../stream/readCitations';
import { pageOf } from './pageOf';

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

/** Response of the records call. */
export const chatRecordsSchema = v.pipe(
  pageOf(chatRecordSchema),
  v.transform(({ data: records, hasMore }) => ({ records, hasMore })),
);

export type RecordPage = v.InferOutput<typeof chatRecordsSchema>;
