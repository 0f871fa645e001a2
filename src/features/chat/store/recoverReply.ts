import { pause } from '@/lib/pause';
import type { ChatRecord } from '../calls/pageSchemas';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

interface Rest {
  /** Reads the records of the conversation. */
  read: () => Promise<readonly ChatRecord[]>;
  question: string;
  /** Characters of the reply that are shown already. */
  shown: number;
  /** How long the server may take for more, in milliseconds; time without a connection does not count. */
  patience: number;
  /** Called with each record of the reply that holds more than the one before. */
  onMore: (record: ChatRecord) => void;
  signal: AbortSignal;
}

/**
 * Reads the rest of a reply whose stream was lost from the records of its conversation, again and again until it no
 * longer grows: some servers write them while they work, others at the end.
 *
 * @returns whether the records hold more than what was shown, so that the reply counts as whole
 */
export async function recoverReply({ read, question, shown, patience, onMore, signal }: Rest): Promise<boolean> {
  let answer = '';
  let waited = 0;
  for (let next = FIRST_PAUSE_MS; waited <= patience; next = Math.min(next * 1.5, LONGEST_PAUSE_MS)) {
    await pause(next, signal);
    const records = signal.aborted || !navigator.onLine ? undefined : await read().catch(() => undefined);
    if (signal.aborted) return false;
    // A failure without a connection does not count as an attempt.
    if (!records && !navigator.onLine) {
      next = FIRST_PAUSE_MS;
      continue;
    }
    waited += next;
    const record = records?.at(-1);
    if (record?.query.trim() !== question || record.answer === '') continue;
    if (record.answer === answer) return answer.length > shown;
    answer = record.answer;
    waited = 0;
    onMore(record);
  }
  return false;
}
