import { TOPICS } from './allTopics';

const MAX_KB = 200;
const LONG_KB = 60;

const UNKNOWN = `## 暂未找到直接依据

知识库中没有与这个问题完全对应的条目。您可以换一种问法，或者参考下面的常见问题：

${TOPICS.map(({ question }) => `- ${question}`).join('\n')}

回答仅供参考，具体以**党内法规原文**和上级党组织的规定为准。
`;

function askedKb(question: string): number {
  const size = /(\d{1,4})\s*KB/i.exec(question)?.[1];
  if (size !== undefined) return Math.min(Number(size), MAX_KB);
  return /详细|全文|完整|汇编/.test(question) ? LONG_KB : 0;
}

/** Repeats topics as chapters until the text has this many bytes in UTF-8. */
function compendium(bytes: number): string {
  const encoder = new TextEncoder();
  const parts = ['# 党务知识汇编\n\n'];
  for (let size = encoder.encode(parts[0]).length, chapter = 1; size < bytes; chapter += 1) {
    const topic = TOPICS[(chapter - 1) % TOPICS.length];
    const part = `---\n\n> 第 ${chapter} 章：${topic?.question}\n\n${topic?.answer}\n`;
    parts.push(part);
    size += encoder.encode(part).length;
  }
  return parts.join('');
}

/**
 * The reply in markdown, always the same for the same question. It is about 1 KB long, or 60 KB if the question
 * contains 详细, 全文, 完整 or 汇编. A question can also name the size, such as “200KB”, which is the maximum.
 */
export function answerTo(question: string): string {
  const kb = askedKb(question);
  if (kb > 0) return compendium(kb * 1000);
  return TOPICS.find(({ pattern }) => pattern.test(question))?.answer ?? UNKNOWN;
}
