import * as v from 'valibot';
import { readThoughts } from './readThoughts';
import { idSchema } from '@/lib/http/idSchema';

const UNNAMED = '未命名会话';

export const conversationSchema = v.object({
  id: v.pipe(idSchema, v.nonEmpty()),
  name: v.fallback(
    v.pipe(
      v.string(),
      v.transform((name) => readThoughts(name).answer.trim()),
      v.nonEmpty(),
    ),
    UNNAMED,
  ),
  /** When it was last used, in milliseconds since 1970; NaN if the server sends no times. */
  usedAt: v.fallback(v.number(), NaN),
});

/** A past conversation (§3.19). */
export type Conversation = v.InferOutput<typeof conversationSchema>;
