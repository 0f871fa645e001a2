import type { ChatMessage } from '../ChatMessage';

const SPEAKERS = { user: '我', assistant: 'AI 问答助手' } as const;

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
    ...(status === 'interrupted' ? ['*已中断*'] : []),
    ...(cited.length > 0 ? [`引用来源：\n\n${cited.join('\n')}`] : []),
  ].join('\n\n');
}

/** A conversation as one Markdown text; replies are copied unchanged. */
export const toMarkdown = (title: string, messages: readonly ChatMessage[]): string =>
  `${[`# ${title}`, ...messages.map(section)].join('\n\n')}\n`;
