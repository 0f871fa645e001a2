import * as v from 'valibot';
import { exactFields } from '@/lib/http/idSchema';
import { isRecord } from '@/lib/isRecord';
import { readTime } from '@/lib/time/readTime';
import { conversationSchema } from '../Conversation';
import { pageOf } from './pageOf';

const rowSchema = v.pipe(
  v.unknown(),
  v.transform((row) => (isRecord(row) ? row : {})),
  // A number beyond 2^53 has lost digits and could name another conversation, so the whole response is rejected.
  v.looseObject(exactFields('id')),
);

/** Response of the conversation list. Rows without a usable id are left out. */
export const conversationPageSchema = v.pipe(
  pageOf(rowSchema),
  v.transform(({ data, hasMore }) => ({
    data: data.flatMap((row) => {
      const sentAt = row['updated_at'] ?? row['updatedAt'] ?? row['created_at'] ?? row['createdAt'];
      const usedAt = readTime(sentAt)?.getTime() ?? NaN;
      const { success, output } = v.safeParse(conversationSchema, { ...row, usedAt });
      return success ? [output] : [];
    }),
    hasMore,
  })),
);

export type ConversationPage = v.InferOutput<typeof conversationPageSchema>;
