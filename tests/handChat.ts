import { vi } from 'vitest';
import type { ChatCalls } from '@/features/chat/calls/ChatCalls';
import type { ChatRecord, Conversation } from '@/features/chat/calls/pageSchemas';
import type { ChatEvent } from '@/features/chat/stream/ChatEvent';
import { createChat } from '@/features/chat/store/createChat';
import { createDrafts } from '@/features/chat/store/createDrafts';
import { createUnrecorded } from '@/features/chat/store/createUnrecorded';

/** Fake calls; the test answers them in any order, also after they were aborted. */
function handCalls() {
  const runs: {
    question: string;
    conversationId: string;
    deliver: (events: ChatEvent[]) => void;
    finish: () => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const reads: {
    id: string;
    quiet: boolean;
    signal: AbortSignal;
    give: (records: ChatRecord[], hasMore?: boolean) => void;
    refuse: () => void;
  }[] = [];
  const lists: { give: (data: Conversation[]) => void; refuse: () => void }[] = [];
  const calls: ChatCalls = {
    stream: ({ text: question, conversationId }, signal) => {
      const { readable, writable } = new TransformStream<ChatEvent[], ChatEvent[]>();
      const writer = writable.getWriter();
      const quietly = (done: Promise<void>) => void done.catch(() => undefined);
      runs.push({
        question,
        conversationId,
        deliver: (events) => quietly(writer.write(events)),
        finish: () => quietly(writer.close()),
        fail: (error) => quietly(writer.abort(error)),
        signal,
      });
      return readable;
    },
    records: (id, signal, quiet = false) =>
      new Promise((give, fail) => {
        const refuse = () => fail(new Error('no'));
        reads.push({ id, quiet, signal, give: (records, hasMore = false) => give({ records, hasMore }), refuse });
      }),
    fileBase: undefined,
    list: () =>
      new Promise((give, fail) => {
        lists.push({ give: (data) => give({ data, hasMore: false }), refuse: () => fail(new Error('no')) });
      }),
  };
  return { calls, runs, reads, lists };
}

export const text = (answer: string): ChatEvent => ({ type: 'message', answer });
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** A chat over fake calls. */
export function startChat(draftKey = (conversationId: string) => conversationId || 'new') {
  const hand = handCalls();
  const onError = vi.fn();
  const onBegun = vi.fn();
  const drafts = createDrafts('7');
  const chat = createChat({ calls: hand.calls, drafts, unrecorded: createUnrecorded(), draftKey, onError, onBegun });
  const last = () => chat.state.get().messages.at(-1);
  return { ...hand, chat, drafts, onError, onBegun, last };
}
