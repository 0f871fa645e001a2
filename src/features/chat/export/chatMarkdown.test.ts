import { expect, test } from 'vitest';
import { chatMarkdown } from './chatMarkdown';

test('a conversation as Markdown, answers as they were written', () => {
  const at = new Date(2026, 0, 2, 3, 4, 5).getTime();
  const text = chatMarkdown({
    title: '党费',
    date: 0,
    isPartial: true,
    messages: [
      { id: '1', role: 'user', content: '党费？', timestamp: at, status: 'done' },
      {
        id: '2',
        role: 'assistant',
        content: '<think>想</think>| a |\n| - |',
        timestamp: NaN,
        status: 'incomplete',
        citations: [{ title: '党章', url: 'https://example.com/' }, { title: '准则' }],
      },
    ],
  });
  expect(text).toBe(
    [
      '# 党费',
      '*更早的记录未包含在内*',
      `## 我（${new Date(at).toLocaleString('zh-CN')}）`,
      '党费？',
      '## AI 问答',
      '| a |\n| - |',
      '*回答不完整*',
      '引用来源：\n\n1. [党章](https://example.com/)\n2. 准则',
      '*内容由 AI 生成，仅供参考，重要内容请以正式文件为准*\n',
    ].join('\n\n'),
  );
});
