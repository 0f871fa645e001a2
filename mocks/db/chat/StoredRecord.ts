import * as v from 'valibot';

/** Checks one that is read from a snapshot. */
export const storedRecordSchema = v.object({
  id: v.string(),
  conversationId: v.string(),
  query: v.string(),
  /** Characters of the answer that were sent; the answer itself follows from the question. */
  sent: v.number(),
});

/** One question of a conversation with how much of its answer the user got. */
export type StoredRecord = v.InferOutput<typeof storedRecordSchema>;
