import * as v from 'valibot';
import { seconds } from './seconds';

/** Schema of a conversation in a snapshot. */
export const conversationSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** When it was last used, in seconds since 1970. */
  updated_at: v.optional(v.number(), seconds),
});

/** A conversation as listed (§15.1). */
export type Conversation = v.InferOutput<typeof conversationSchema>;
