import * as v from 'valibot';
import { emptyForNull } from '@/lib/http/envelope';
import { exactFields } from '@/lib/http/idSchema';
import { isRecord } from '@/lib/isRecord';
import { timestampInMs } from '@/lib/time/readTime';
import { type Conversation, conversationSchema } from '../Conversation';

export interface ConversationPage {
  data: Conversation[];
  hasMore: boolean;
}

/** Rows without a usable id are left out. */
const rowsSchema = v.pipe(
  v.array(
    v.pipe(
      v.unknown(),
      v.transform((row) => (isRecord(row) ? row : {})),
      // A number beyond 2^53 has lost digits and could name another conversation, so the whole response is rejected.
      v.looseObject(exactFields('id')),
    ),
  ),
  v.transform((sent) =>
    sent.flatMap((row) => {
      const sentAt = row['updated_at'] ?? row['created_at'];
      const usedAt = typeof sentAt === 'number' ? timestampInMs(sentAt) : NaN;
      const { success, output } = v.safeParse(conversationSchema, { ...row, usedAt });
      return success ? [output] : [];
    }),
  ),
);

/** Response of the conversation list: `hasMore` or `has_more`, beside `data` or inside it (§15.1). */
export const conversationPageSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => {
    const outer = isRecord(body) ? body : {};
    const inner = isRecord(outer['data']) ? outer['data'] : {};
    const fields = { ...outer, ...inner };
    const hasMore = fields['hasMore'] ?? fields['has_more'];
    return { data: emptyForNull(fields['data']), hasMore: hasMore === true || hasMore === 'true' };
  }),
  v.object({ data: rowsSchema, hasMore: v.boolean() }),
);
