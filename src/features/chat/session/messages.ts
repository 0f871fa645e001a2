import { greeting } from '@/lib/time/localTime';
import type { ChatMessage } from '../ChatMessage';

/** What the assistant can be asked, shown below the greeting (specification, section 16). */
export const SAMPLE_QUESTIONS: readonly string[] = [
  '发展党员工作中的“四次公示”分别是什么？',
  '入党积极分子的培养联系人一般有几名？',
  '对领导干部“五个过硬”的要求是什么？',
  '集团党委是什么时候成立的？',
];

export const NEW_SESSION_NOTICE = '新会话已开始，有什么可以帮您？';
export const CLEARED_NOTICE = '对话已清空，有什么可以帮您？';

/** The greeting by the local hour (specification, section 9). */
export const welcome = (at: Date): string =>
  `${greeting(at.getHours())}！我是 AI 问答助手，可以为您解答党的历史和党内规章制度方面的问题。您可以试着问我：`;

/** Makes messages with ids of their own. */
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
