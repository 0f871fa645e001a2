import * as v from 'valibot';
import { seconds } from './seconds';

/** Schema of a question in a snapshot. */
export const storedRecordSchema = v.object({
  id: v.string(),
  conversationId: v.string(),
  query: v.string(),
  /** How many characters of the reply were sent. The reply itself is made from the question. */
  sent: v.number(),
  /** When it was asked, in seconds since 1970. */
  created_at: v.optional(v.number(), seconds),
});

/** A question of a conversation, and how much of its reply the user got. */
export type StoredRecord = v.InferOutput<typeof storedRecordSchema>;
