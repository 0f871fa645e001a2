import * as v from 'valibot';

/** Checks one that is read from a snapshot. */
export const conversationSchema = v.object({ id: v.string(), name: v.string() });

/** A conversation as listed (specification, section 15). */
export type Conversation = v.InferOutput<typeof conversationSchema>;
