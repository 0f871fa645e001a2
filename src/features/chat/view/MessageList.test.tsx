// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { createToasts, ToastContext } from '@/ui/toast/toast';
import type { ChatMessage } from '../ChatMessage';
import { MessageList } from './MessageList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT = new Date(2025, 9, 16, 8, 5).getTime();
const message = (fields: Partial<ChatMessage>): ChatMessage => ({
  id: 'm1',
  role: 'assistant',
  content: '你好',
  timestamp: AT,
  status: 'done',
  ...fields,
});
const toast = createToasts();
const list = (messages: ChatMessage[], props = {}) => (
  <ToastContext value={toast}>
    <AntdProvider themeName="blue-white" isDark={false}>
      <MessageList messages={messages} conversationKey="c1" {...props} />
    </AntdProvider>
  </ToastContext>
);

describe('a message', () => {
  test('of the user stands as it was typed', () => {
    render(list([message({ role: 'user', content: '**一**\n二' })]));
    expect(screen.getByRole('article', { name: '我 08:05' })).toHaveTextContent('**一** 二');
  });

  test('of the assistant is markdown with its time', async () => {
    render(list([message({ content: '**一**' })]));
    const answer = screen.getByRole('article', { name: 'AI 助手 08:05' });
    expect((await within(answer).findByText('一')).tagName).toBe('STRONG');
    expect(within(answer).getByRole('button', { name: '复制回答' })).toBeVisible();
  });

  test('that is waited for shows a typing indicator', () => {
    render(list([message({ content: '', status: 'waiting' })]));
    expect(screen.getByRole('img', { name: '正在输入' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that was interrupted says so and can be asked for again', async () => {
    const onRetry = vi.fn();
    render(list([message({ content: '完整 **部分', status: 'interrupted' })], { onRetry }));
    expect((await screen.findByText('部分')).tagName).toBe('STRONG');
    expect(screen.getByText('已中断')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledWith('m1');
  });

  test('with citations lists them; only web addresses are links', () => {
    const citations = [
      { title: '党章', url: 'https://a.example/1', content: '第一条' },
      { title: '坏', url: 'javascript:alert(1)' },
    ];
    render(list([message({ citations })]));
    const sources = screen.getByRole('region', { name: '引用来源' });
    expect(
      within(sources)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['党章']);
    expect(sources).toHaveTextContent('坏');
  });
});

describe('a long answer', () => {
  const TEXT = Array.from({ length: 400 }, (_, n) => `第 ${n} 段。${'全面从严治党永远在路上。'.repeat(10)}\n\n`).join(
    '',
  );

  test('that was there before is read where the view is, its end first', async () => {
    render(list([message({ content: TEXT })]));
    expect(await screen.findByText(/^第 399 段/)).toBeVisible();
    expect(screen.queryByText(/^第 0 段/)).toBeNull();
  });

  test('that comes at once is read in steps, to its end', async () => {
    const rest = TEXT.slice(0, 10_000);
    const { rerender } = render(list([message({ content: '# 一', status: 'streaming' })]));
    await screen.findByRole('heading', { name: '一' });
    rerender(list([message({ content: `# 一\n\n${rest}`, status: 'streaming' })]));
    expect(screen.queryByText(/^第 60 段/)).toBeNull();
    expect(await screen.findByText(/^第 60 段/)).toBeVisible();
    expect(screen.getByText(/^第 0 段/)).toBeVisible();
  });

  test('that the server replaced is read anew', async () => {
    const before = message({ content: '原来的回答，一二三四', status: 'streaming' });
    const { rerender } = render(list([before]));
    await screen.findByText('原来的回答，一二三四');
    rerender(list([{ ...before, content: '换过的回答，一二三四，五', edition: 1 }]));
    expect(await screen.findByText('换过的回答，一二三四，五')).toBeVisible();
    expect(screen.queryByText(/原来/)).toBeNull();
  });
});

describe('copying', () => {
  test.each([
    ['works', () => Promise.resolve(), '已复制'],
    ['is refused', () => Promise.reject(new Error('denied')), '复制失败'],
  ])('%s', async (_what, writeText, feedback) => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    render(list([message({ content: '# 一\n\n```ts\nlet a;\n```' })]));
    await user.click(await screen.findByRole('button', { name: '复制代码' }));
    expect(write).toHaveBeenLastCalledWith('let a;');
    expect(await screen.findByRole('button', { name: feedback })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '复制回答' }));
    expect(write).toHaveBeenLastCalledWith('# 一\n\n```ts\nlet a;\n```');
  });
});

test('sample questions stand under the greeting and ask themselves', async () => {
  const onAsk = vi.fn();
  render(list([message({})], { suggestions: ['一？', '二？'], onAsk }));
  await userEvent.click(screen.getByRole('button', { name: '二？' }));
  expect(onAsk).toHaveBeenCalledWith('二？');
});

test('the log is silent; one line tells of beginning and end', () => {
  const { rerender } = render(list([message({})]));
  expect(screen.getByRole('log', { name: '对话记录' })).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(list([message({}), message({ id: 'm2', content: '', status: 'waiting' })]));
  expect(screen.getByRole('status')).toHaveTextContent('正在回答');
  rerender(list([message({}), message({ id: 'm2', content: '好', status: 'streaming' })]));
  expect(screen.getByRole('status')).toHaveTextContent('正在回答');
  rerender(list([message({}), message({ id: 'm2', content: '好的', status: 'done' })]));
  expect(screen.getByRole('status')).toHaveTextContent('回答完成');
});

test('of a long conversation only what is near the view is in the page', () => {
  render(list(Array.from({ length: 1000 }, (_, n) => message({ id: String(n), content: `第 ${n} 条` }))));
  expect(screen.getAllByRole('article').length).toBeLessThan(60);
});
