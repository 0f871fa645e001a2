import * as v from 'valibot';
import { exactNumber, idSchema } from '@/lib/http/idSchema';
import { readTime } from '@/lib/time/readTime';
import { fileLink } from '../stream/fileLink';
import { readCitations } from '../stream/readCitations';
import { pageOf } from './pageOf';

const textSchema = v.fallback(v.string(), '');

const chatRecordSchema = v.pipe(
  v.object({
    id: v.optional(v.pipe(v.unknown(), exactNumber(), v.fallback(idSchema, '')), ''),
    query: textSchema,
    answer: textSchema,
    created_at: v.optional(v.unknown()),
    createdAt: v.optional(v.unknown()),
    retriever_resources: v.optional(v.unknown()),
    message_files: v.fallback(v.array(v.unknown()), []),
  }),
  v.transform(({ id, query, answer, created_at, createdAt, retriever_resources: sources, message_files: files }) => ({
    id,
    query,
    /** With links to the files of the reply. */
    answer: answer + files.map(fileLink).join(''),
    /** Milliseconds since 1970; NaN if the server sent no time. */
    askedAt: readTime(created_at ?? createdAt)?.getTime() ?? NaN,
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
