import { greeting } from '@/lib/time/localTime';
import type { ChatMessage } from '../ChatMessage';
import type { ChatRecord } from '../client/records';

/** Sample questions shown below the greeting (specification, section 16). */
export const SAMPLE_QUESTIONS: readonly string[] = [
  '发展党员工作中的“四次公示”分别是什么？',
  '入党积极分子的培养联系人一般有几名？',
  '对领导干部“五个过硬”的要求是什么？',
  '集团党委是什么时候成立的？',
];

export const NEW_CONVERSATION_NOTICE = '新会话已开始，有什么可以帮您？';
export const CLEARED_NOTICE = '对话已清空，有什么可以帮您？';

/** The greeting by the local hour (specification, section 9). */
export const assistantGreeting = (at: Date): string =>
  `${greeting(at.getHours())}！我是 AI 问答助手，可以为您解答党的历史和党内规章制度方面的问题。您可以试着问我：`;

/** Makes messages with unique ids. */
export function createMessageMaker() {
  let last = 0;
  const make = (role: ChatMessage['role'], content: string, status: ChatMessage['status']): ChatMessage => {
    last += 1;
    return { id: `message-${last}`, role, content, timestamp: Date.now(), status };
  };
  return {
    question: (text: string) => make('user', text, 'done'),
    waiting: () => make('assistant', '', 'waiting'),
    notice: (text: string) => make('assistant', text, 'done'),
  };
}

/** Each record as a question and a reply (specification, section 4); a reply that never came is left out. */
export const messagesOfRecords = (records: readonly ChatRecord[]): ChatMessage[] =>
  records.flatMap(({ id, query, answer, askedAt: timestamp }, index) => {
    // A server may repeat ids, so the index makes the key unique.
    const key = `record-${index}-${id}`;
    const question: ChatMessage = { id: `${key}-q`, role: 'user', content: query, timestamp, status: 'done' };
    const reply: ChatMessage = { id: `${key}-a`, role: 'assistant', content: answer, timestamp, status: 'done' };
    return answer === '' ? [question] : [question, reply];
  });

/** A question to ask again. */
interface AskedQuestion {
  text: string;
  replyId: string | undefined;
  /** Whether the reply is the last message: only then can a new reply replace it. */
  isLast: boolean;
}

/** The question that a reply belongs to, or the last question when no reply is named. */
export function questionOf(messages: readonly ChatMessage[], replyId: string | undefined): AskedQuestion | undefined {
  const last = messages.at(-1);
  const id = replyId ?? (last?.role === 'assistant' ? last.id : undefined);
  const end = id === undefined ? messages.length : messages.findIndex((message) => message.id === id);
  if (end < 0) return undefined;
  const question = messages.slice(0, end).findLast(({ role }) => role === 'user');
  return question && { text: question.content, replyId: id, isLast: end >= messages.length - 1 };
}
