// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../ChatMessage';
import { ReplyAnnouncer } from './ReplyAnnouncer';

test.each<[string, (ChatMessage['status'] | undefined)[], string[]]>([
  [
    'an answer',
    ['done', 'waiting', 'streaming', 'streaming', 'done'],
    ['', '正在回答', '正在回答', '正在回答', '回答完成'],
  ],
  ['a stop', ['waiting', 'streaming', 'stopped'], ['正在回答', '正在回答', '已停止回答']],
  ['a reply without text', ['waiting', 'empty'], ['正在回答', '未返回内容']],
  ['a reply that breaks off', ['streaming', 'incomplete'], ['正在回答', '回答不完整']],
  ['a lost connection', ['streaming', 'fetching', 'done'], ['正在回答', '连接中断，正在获取余下的回答', '回答完成']],
  ['a past conversation', [undefined, 'done'], ['', '']],
])('%s is told once', (_what, statuses, lines) => {
  const { rerender } = render(<ReplyAnnouncer status={undefined} />);
  const told = statuses.map((status) => {
    rerender(<ReplyAnnouncer status={status} />);
    return screen.getByRole('status').textContent;
  });
  expect(told).toEqual(lines);
});
