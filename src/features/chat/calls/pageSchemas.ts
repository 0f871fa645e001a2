import * as v from 'valibot';
import { emptyForNull, itemsOf } from '@/lib/http/envelope';
import { exactFields, exactNumber, idSchema } from '@/lib/record/idSchema';
import { isRecord } from '@/lib/isRecord';
import { shownTextSchema } from '@/lib/record/ServerRecord';
import { readTime } from '@/lib/time/readTime';
import { readReply } from '../readReply';
import { fileLink, questionFiles, readCitations } from '../stream/attachments';

/** Schema for a list and whether there is more of it: side by side, or both in `data` (§15.1). */
const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.unknown(),
    v.transform((body): unknown => {
      if (!isRecord(body)) return { data: body };
      const { data } = body;
      const fields = { ...body, ...(isRecord(data) ? data : {}) };
      const hasMore = String(fields['hasMore'] ?? fields['has_more']) === 'true';
      return { data: emptyForNull(isRecord(data) ? data['data'] : data), hasMore };
    }),
    v.object({ data: itemsOf(row), hasMore: v.optional(v.boolean(), false) }),
  );

/** Milliseconds since 1970; NaN if the server sent no time. */
const timeOf = (sent: unknown) => readTime(sent)?.getTime() ?? NaN;
const UNNAMED = '未命名会话';

const rowSchema = v.pipe(
  v.unknown(),
  v.transform((row) => (isRecord(row) ? row : {})),
  // A number beyond 2^53 has lost digits and could name another conversation, so the whole response is rejected.
  v.looseObject(exactFields('id')),
);
const conversationIdSchema = v.pipe(idSchema, v.nonEmpty());

/** A past conversation (§3.19). */
export interface Conversation {
  id: string;
  name: string;
  /** When it was last used, in milliseconds since 1970; NaN if the server sends no times. */
  usedAt: number;
}

/** Response of the conversation list. Rows without a usable id are left out. */
export const conversationPageSchema = v.pipe(
  pageOf(rowSchema),
  v.transform(({ data, hasMore }) => ({
    data: data.flatMap((row): Conversation[] => {
      const { success, output: id } = v.safeParse(conversationIdSchema, row['id']);
      const name = readReply(v.parse(shownTextSchema, row['name'])).answer.trim() || UNNAMED;
      const usedAt = timeOf(row['updated_at'] ?? row['updatedAt'] ?? row['created_at'] ?? row['createdAt']);
      return success ? [{ id, name, usedAt }] : [];
    }),
    hasMore,
  })),
);

export type ConversationPage = v.InferOutput<typeof conversationPageSchema>;

const sentRecordSchema = v.object({
  id: v.optional(v.pipe(v.unknown(), exactNumber(), v.fallback(idSchema, '')), ''),
  query: shownTextSchema,
  answer: shownTextSchema,
  created_at: v.optional(v.unknown()),
  createdAt: v.optional(v.unknown()),
  retriever_resources: v.optional(v.unknown()),
  message_files: v.fallback(v.array(v.unknown()), []),
  feedback: v.fallback(v.nullish(v.object({ rating: v.picklist(['like', 'dislike']) })), undefined),
});

const chatRecordSchema = v.pipe(
  sentRecordSchema,
  v.transform((sent) => ({
    id: sent.id,
    query: sent.query,
    /** With links to the files of the reply. */
    answer: sent.answer + sent.message_files.map(fileLink).join(''),
    askedAt: timeOf(sent.created_at ?? sent.createdAt),
    citations: readCitations(sent.retriever_resources),
    ...questionFiles(sent.message_files),
    ...sent.feedback,
  })),
);

/** A question of a past conversation with its reply (§3.20). */
export type ChatRecord = v.InferOutput<typeof chatRecordSchema>;

/** Response of the records call. */
export const chatRecordsSchema = v.pipe(
  pageOf(chatRecordSchema),
  v.transform(({ data: records, hasMore }) => ({ records, hasMore })),
);

/** Response of the records call of the backend, which takes no files (§15.24). */
export const proxyRecordsSchema = v.pipe(
  chatRecordsSchema,
  v.transform(({ records, hasMore }) => ({ records: records.map(({ files: _files, ...record }) => record), hasMore })),
);

export type RecordPage = v.InferOutput<typeof chatRecordsSchema>;

/** A success without content, such as 204 or a word, by the version of Dify; a gateway's refusal has a `code`. */
export const doneSchema = v.pipe(
  v.unknown(),
  v.check((body) => !isRecord(body) || body['code'] === undefined),
);
