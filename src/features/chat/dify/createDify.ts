import { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import type { DifyAccess } from '../calls/ChatCalls';
import type { ChatMessage, Rating } from '../ChatMessage';
import { replyingTo } from '../store/chatReducer';
import type { Chat } from '../store/createChat';
import { Attachments } from './Attachments';
import { extraCalls, NO_PARAMETERS } from './extraCalls';
import { ReplyExtras } from './ReplyExtras';
import type { Dify } from './useDify';

/** Adds to a chat what only Dify's API has. Returns a function that asks for the parameters until they are known. */
export function createDify(chat: Chat, access: DifyAccess, show: (dify: Dify) => void) {
  const { parameters, rate, suggested, upload } = extraCalls(access);
  let dify: Dify = {
    Attachments,
    ReplyExtras,
    Markdown: StreamingMarkdown,
    parameters: NO_PARAMETERS,
    next: undefined,
    upload,
    rate: async (reply: ChatMessage, rating: Rating, reason: string) => {
      await rate(reply.recordId ?? '', rating, reason);
      chat.dispatch({ type: 'rated', id: reply.id, rating });
    },
  };
  const change = (part: Partial<Dify>) => show((dify = { ...dify, ...part }));

  const followUp = async (reply: ChatMessage | undefined) => {
    const isWanted = dify.parameters.followsUp && reply?.status === 'done' && reply.role === 'assistant';
    if (!isWanted || reply.recordId === undefined) return;
    // Without them, none are suggested.
    const questions = await suggested(reply.recordId).catch(() => []);
    change({ next: { replyId: reply.id, questions } });
  };
  let before = chat.state.get();
  chat.state.subscribe(() => {
    const now = chat.state.get();
    const hasEnded = replyingTo(before) !== undefined && replyingTo(now) === undefined && now.thread === before.thread;
    before = now;
    if (hasEnded) void followUp(now.messages.at(-1));
  });

  let isKnown = false;
  return async () => {
    if (isKnown) return;
    const found = await parameters().catch(() => undefined);
    isKnown = found !== undefined;
    change(found ? { parameters: found } : {});
  };
}
