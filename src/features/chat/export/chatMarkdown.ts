import { AI_NOTICE, ASSISTANT_NAME } from '../assistantTexts';
import { type ChatMessage, STATE_NAMES } from '../ChatMessage';
import { replyIn } from '../readReply';

/** What is written into a file: one reply with its question as title, or a conversation. */
export interface ChatContent {
  title: string;
  /** Milliseconds since 1970. */
  date: number;
  messages: readonly ChatMessage[];
  isReply?: boolean;
  /** As in `safeLink`. */
  fileBase?: string | undefined;
  /** Whether the server has earlier records that it does not give. */
  isPartial?: boolean;
}

/** Note in a file that lacks the beginning of the conversation. */
export const PARTIAL = '更早的记录未包含在内';
const SPEAKERS = { user: '我', assistant: ASSISTANT_NAME } as const;

const timeOf = (timestamp: number) =>
  Number.isFinite(timestamp) ? `（${new Date(timestamp).toLocaleString('zh-CN')}）` : '';

const sources = ({ citations = [] }: ChatMessage) =>
  citations.map(({ title, url }, index) => `${index + 1}. ${url ? `[${title}](${url})` : title}`);

function section(message: ChatMessage): string {
  const { role, content, timestamp, status } = message;
  const cited = sources(message);
  return [
    `## ${SPEAKERS[role]}${timeOf(timestamp)}`,
    role === 'user' ? content : replyIn(message).answer,
    ...(status in STATE_NAMES ? [`*${STATE_NAMES[status]}*`] : []),
    ...(cited.length > 0 ? [`引用来源：\n\n${cited.join('\n')}`] : []),
  ].join('\n\n');
}

/** A conversation as one Markdown text; replies are copied unchanged. */
export function chatMarkdown({ title, messages, isPartial }: ChatContent): string {
  const head = [`# ${title}`, ...(isPartial ? [`*${PARTIAL}*`] : [])];
  return `${[...head, ...messages.map(section), `*${AI_NOTICE}*`].join('\n\n')}\n`;
}
