import { onWindowEvent } from '@/lib/onWindowEvent';
import type { ChatRecord } from '../calls/chatRecordsSchema';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/** Resolves when `start` calls back, or when the signal aborts; `start` returns its cleanup. */
const until = (signal: AbortSignal, start: (done: () => void) => () => void) =>
  new Promise<void>((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = start(done);
    signal.addEventListener('abort', done);
  });

const pause = (milliseconds: number) => (done: () => void) => {
  const timer = setTimeout(done, milliseconds);
  return () => clearTimeout(timer);
};
const online = (done: () => void) => onWindowEvent(['online'], done);

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
    if (!navigator.onLine && !signal.aborted) await until(signal, online);
    if (!signal.aborted) await until(signal, pause(next));
    if (signal.aborted) return false;
    const records = await read().catch(() => undefined);
    if (signal.aborted) return false;
    // What fails for want of a connection was no attempt.
    if (!records && !navigator.onLine) continue;
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
