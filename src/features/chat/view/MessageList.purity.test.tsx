// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { highlighter } from '@/ui/markdown/highlighter';
import type { ChatMessage } from '../ChatMessage';
import { MessageList } from './MessageList';

afterEach(() => vi.unstubAllGlobals());

const PARAGRAPHS = Array.from({ length: 60 }, (_, n) => `第 ${n} 段。${'全面从严治党'.repeat(10)}\n\n`).join('');
const CODE = '```ts\nlet a = 1;\n```\n\n';

const answer = (id: string, content: string, status: ChatMessage['status']): ChatMessage => ({
  id,
  role: 'assistant',
  content,
  timestamp: 0,
  status,
});
const MESSAGES = [
  answer('1', '短的回答', 'done'),
  answer('2', CODE + PARAGRAPHS, 'done'),
  answer('3', `${CODE}刚刚开始`, 'streaming'),
  answer('4', PARAGRAPHS, 'streaming'),
];
const list = (
  <MessageList messages={MESSAGES} isBusy actions={{ onRetry: vi.fn(), onEdit: vi.fn(), onExport: vi.fn() }} />
);

test('rendering reads no clock, sets no timer and loads nothing', () => {
  const callers: string[] = [];
  const note = () => {
    const frame = new Error().stack
      ?.split('\n')
      .find((line) => /features\/chat\/|ui\/markdown\//.test(line) && !line.includes('.test.'));
    if (frame) callers.push(frame.trim());
  };
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => (note(), now.call(performance)));
  for (const name of ['setTimeout', 'queueMicrotask', 'requestAnimationFrame'] as const) {
    vi.spyOn(window, name).mockImplementation(() => (note(), 0));
  }
  const want = vi.spyOn(highlighter, 'want');
  // Server rendering runs no effects and sets no refs, so every recorded call comes from rendering itself.
  const html = renderToStaticMarkup(list);
  expect(html).toContain('刚刚开始');
  expect(callers).toEqual([]);
  expect(want).not.toHaveBeenCalled();
});

test('rendering twice, as StrictMode does, shows every answer whole', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<StrictMode>{list}</StrictMode>));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => {
    const [first, second, third, fourth] = [...container.querySelectorAll('article')].map((row) => row.textContent);
    expect(first).toContain('短的回答');
    expect(second).toContain('第 59 段');
    expect(third).toContain('刚刚开始');
    expect(fourth).toContain('第 59 段');
  }, 10_000);
  root.unmount();
  container.remove();
});
