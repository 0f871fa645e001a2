import * as v from 'valibot';

/** Schema of a conversation in a snapshot. */
export const conversationSchema = v.object({ id: v.string(), name: v.string() });

/** A conversation as listed (§15.1). */
export type Conversation = v.InferOutput<typeof conversationSchema>;
