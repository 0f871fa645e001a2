import { createObservable } from '@/lib/createObservable';
import { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import type { DifyAccess } from '../calls/ChatCalls';
import type { ChatMessage, Rating } from '../ChatMessage';
import { replyingTo, type ChatState } from '../store/chatReducer';
import type { Chat } from '../store/createChat';
import { Attachments } from './Attachments';
import { extraCalls, NO_PARAMETERS } from './extraCalls';
import { ReplyExtras } from './ReplyExtras';
import type { Dify } from './useDify';

/** What Dify's own API adds to a chat; `state` is there once its parameters were asked for. */
export function createDify(chat: Chat, access: DifyAccess) {
  const { parameters, rate, suggested, upload } = extraCalls(access);
  const state = createObservable<Dify | undefined>(undefined);
  const change = (part: Partial<Dify>) => {
    const before = state.get();
    if (before) state.set({ ...before, ...part });
  };

  const followUp = async (reply: ChatMessage | undefined) => {
    const isWanted = state.get()?.parameters.followsUp && reply?.status === 'done' && reply.role === 'assistant';
    if (!isWanted || reply.recordId === undefined) return;
    // Nobody misses them.
    const questions = await suggested(reply.recordId).catch(() => []);
    change({ next: { replyId: reply.id, questions } });
  };
  let before: ChatState = chat.state.get();
  chat.state.subscribe(() => {
    const now = chat.state.get();
    const hasEnded = replyingTo(before) !== undefined && replyingTo(now) === undefined && now.thread === before.thread;
    before = now;
    if (hasEnded) void followUp(now.messages.at(-1));
  });

  let isKnown = false;
  return {
    state,
    /** Asks what the application takes, until it is known. */
    async begin(): Promise<void> {
      if (isKnown) return;
      const found = await parameters().catch(() => undefined);
      isKnown = found !== undefined;
      const shown = state.get() ?? {
        Attachments,
        ReplyExtras,
        Markdown: StreamingMarkdown,
        upload,
        next: undefined,
        rate: async (reply: ChatMessage, rating: Rating, reason: string) => {
          await rate(reply.recordId ?? '', rating, reason);
          chat.dispatch({ type: 'rated', id: reply.id, rating });
        },
      };
      state.set({ ...shown, parameters: found ?? NO_PARAMETERS });
    },
  };
}
