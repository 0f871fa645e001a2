import { AI_NOTICE, ASSISTANT, type ChatMessage } from '../ChatMessage';

const SPEAKERS = { user: '我', assistant: ASSISTANT } as const;

/** What a message that is not simply done is called. */
export const STATES: { [Status in ChatMessage['status']]?: string } = {
  stopped: '已停止',
  incomplete: '回答不完整',
  failed: '发送失败',
};

const timeOf = (timestamp: number) =>
  Number.isFinite(timestamp) ? `（${new Date(timestamp).toLocaleString('zh-CN')}）` : '';

const sources = ({ citations = [] }: ChatMessage) =>
  citations.map(({ title, url }, index) => `${index + 1}. ${url ? `[${title}](${url})` : title}`);

function section(message: ChatMessage): string {
  const { role, content, timestamp, status } = message;
  const cited = sources(message);
  return [
    `## ${SPEAKERS[role]}${timeOf(timestamp)}`,
    content,
    ...(status in STATES ? [`*${STATES[status]}*`] : []),
    ...(cited.length > 0 ? [`引用来源：\n\n${cited.join('\n')}`] : []),
  ].join('\n\n');
}

/** A conversation as one Markdown text; replies are copied unchanged, notices are left out. */
export const toMarkdown = (title: string, messages: readonly ChatMessage[]): string =>
  `${[`# ${title}`, ...messages.filter(({ isNotice }) => !isNotice).map(section), `*${AI_NOTICE}*`].join('\n\n')}\n`;
