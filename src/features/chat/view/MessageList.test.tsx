// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { createToasts } from '@/ui/toast/createToasts';
import { ToastContext } from '@/ui/toast/useToast';
import type { ChatMessage } from '../ChatMessage';
import { MessageList } from './MessageList';
import { ReplyContext } from './MessageRow';
import * as replyView from './Reply';

afterEach(() => vi.unstubAllGlobals());

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
      <ReplyContext value={replyView}>
        <MessageList
          messages={messages}
          isBusy={false}
          actions={{ onRetry: vi.fn(), onEdit: vi.fn(), onAsk: vi.fn(), onExport: vi.fn() }}
          {...props}
        />
      </ReplyContext>
    </AntdProvider>
  </ToastContext>
);

describe('a message', () => {
  test('of the user stands as it was typed (§2.86)', () => {
    render(list([message({ role: 'user', content: '**一**\n二' })]));
    expect(screen.getByRole('article', { name: '我 08:05' })).toHaveTextContent('**一** 二');
  });

  test('of the assistant is markdown with its time (§2.86, §2.88, §2.91, §3.18)', async () => {
    render(list([message({ content: '**一**' })]));
    const answer = screen.getByRole('article', { name: 'AI 问答 08:05' });
    expect((await within(answer).findByText('一')).tagName).toBe('STRONG');
    expect(within(answer).getByRole('button', { name: '复制' })).toBeVisible();
  });

  test('that is waited for shows a typing indicator (§2.87)', () => {
    render(list([message({ content: '', status: 'waiting' })]));
    expect(screen.getByRole('img', { name: '正在输入' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['stopped', undefined, '已停止'],
    ['incomplete', '网络连接中断', '回答不完整：网络连接中断'],
  ] as const)('that is %s says so, now and later, and can be asked for again', async (status, reason, text) => {
    const onRetry = vi.fn();
    const cut = message({ content: '完整 **部分', status, ...(reason && { reason }) });
    const later = [message({ id: 'm2', role: 'user', content: '问' }), message({ id: 'm3' })];
    render(
      list([message({ id: 'q', role: 'user' }), cut, ...later], {
        actions: { onRetry, onEdit: vi.fn(), onExport: vi.fn() },
      }),
    );
    expect((await screen.findByText('部分')).tagName).toBe('STRONG');
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: '重新回答' })[0]!);
    expect(onRetry).toHaveBeenCalledWith('m1');
  });

  test('that has no text says so and can be asked for again', async () => {
    const onRetry = vi.fn();
    const empty = message({ content: '', status: 'empty' });
    render(
      list([message({ id: 'q', role: 'user' }), empty], { actions: { onRetry, onEdit: vi.fn(), onExport: vi.fn() } }),
    );
    expect(screen.getByText('未返回内容')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重新回答' }));
    expect(onRetry).toHaveBeenCalledWith('m1');
  });

  test('of the user that failed says so and can be sent again', async () => {
    const onRetry = vi.fn();
    render(
      list([message({ role: 'user', status: 'failed' })], { actions: { onRetry, onEdit: vi.fn(), onExport: vi.fn() } }),
    );
    expect(screen.getByText('发送失败')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledWith('m1');
  });

  test('that is the last question can be edited, an earlier one cannot', async () => {
    const onEdit = vi.fn();
    const asked = (id: string) => [message({ id, role: 'user' }), message({ id: `${id}-a` })];
    render(list([...asked('one'), ...asked('two')], { actions: { onRetry: vi.fn(), onEdit, onExport: vi.fn() } }));
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('two');
    expect(screen.getAllByRole('button', { name: '重新回答' })).toHaveLength(1);
  });

  test('that says something of the assistant itself has nothing to do with it', () => {
    render(list([message({ isNotice: true }), message({ id: 'q', role: 'user' })]));
    expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
  });

  test('with sources numbers them; each opens its passage, where it has one', async () => {
    const citations = [{ title: '党章', url: 'https://a.example/1', content: '第一条' }, { title: '无原文' }];
    render(list([message({ citations })]));
    const sources = within(screen.getByRole('group', { name: '引用来源' }));
    expect(sources.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1 党章']);
    expect(sources.queryByText('第一条')).toBeNull();
    await userEvent.click(sources.getByText('1 党章'));
    const passage = sources.getByRole('region', { name: '党章' });
    expect(passage).toHaveTextContent('第一条');
    expect(sources.getByRole('button')).toHaveAttribute('aria-controls', passage.id);
    expect(sources.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['党章']);
    await userEvent.click(sources.getByText('1 党章'));
    expect(sources.queryByText('第一条')).toBeNull();
  });
});

describe('a long answer', () => {
  const TEXT = Array.from({ length: 400 }, (_, n) => `第 ${n} 段。${'全面从严治党永远在路上。'.repeat(10)}\n\n`).join(
    '',
  );

  test('that was there before is read in steps, to its end', async () => {
    render(list([message({ content: TEXT })]));
    await waitFor(() => expect(screen.getByText(/^第 399 段/)).toBeVisible());
    expect(screen.getByText(/^第 0 段/)).toBeVisible();
  });

  test('that the server replaced is read anew', async () => {
    const before = message({ content: '原来的回答，一二三四', status: 'streaming' });
    const { rerender } = render(list([before]));
    await screen.findByText('原来的回答，一二三四');
    rerender(list([{ ...before, content: '换过的回答，一二三四，五' }]));
    await waitFor(() => expect(screen.getByText('换过的回答，一二三四，五')).toBeVisible());
    expect(screen.queryByText(/原来/)).toBeNull();
  });
});

describe('copying', () => {
  test.each([
    ['works', true, '已复制'],
    ['is refused', false, '复制失败'],
  ])('%s', async (_what, isAllowed, feedback) => {
    const user = userEvent.setup();
    vi.stubGlobal('ClipboardItem', undefined);
    const write = vi.fn<(text: string) => void>();
    document.execCommand = () => {
      const clipboardData = { setData: (kind: string, text: string) => void (kind === 'text/plain' && write(text)) };
      document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
      return isAllowed;
    };
    render(list([message({ content: '# 一\n\n```ts\nlet a;\n```' })]));
    await user.click(await screen.findByRole('button', { name: '复制代码' }));
    expect(write).toHaveBeenLastCalledWith('let a;');
    await waitFor(() => expect(screen.getByRole('button', { name: feedback })).toBeVisible());
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect(write).toHaveBeenLastCalledWith('一\n\nlet a;');
    await user.click(screen.getByRole('button', { name: '导出' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制 Markdown' }));
    expect(write).toHaveBeenLastCalledWith('# 一\n\n```ts\nlet a;\n```');
  });
});

test('the messages can be read by headings', () => {
  render(list([message({ role: 'user' }), message({ id: 'm2' })]));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '我 08:05',
    'AI 问答 08:05',
  ]);
  expect(screen.getByRole('log', { name: '对话记录' })).toHaveAttribute('aria-live', 'off');
});

test('of a long conversation the latest messages are in the page, and earlier ones on the way up', async () => {
  render(list(Array.from({ length: 1000 }, (_, n) => message({ id: String(n), content: `第 ${n} 条` }))));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
  fireEvent.scroll(screen.getByRole('log'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
  expect(screen.getByText('第 999 条')).toBeVisible();
});

test('Home goes to the beginning at once, but not from a field in a message', () => {
  render(list([message({})]));
  const log = screen.getByRole('log');
  log.scrollTop = 500;
  const field = within(log).getByRole('article').appendChild(document.createElement('textarea'));
  expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(true);
  expect(log.scrollTop).toBe(500);
  expect(fireEvent.keyDown(log, { key: 'Home' })).toBe(false);
  expect(log.scrollTop).toBe(0);
});

test('a message of another day than the one before has its date', () => {
  const asked = [message({ id: 'a', timestamp: AT - 86_400_000 }), message({ id: 'b' }), message({ id: 'c' })];
  render(list(asked));
  expect(screen.getAllByText(/年10月1[56]日$/).map(({ textContent }) => textContent)).toEqual([
    '2025年10月15日',
    '2025年10月16日',
  ]);
});

describe('thoughts', () => {
  const THOUGHT = '<think>\n先看**党章**。\n';

  test('are folded once the reply begins, and no part of it', async () => {
    const thinking = message({ content: THOUGHT, status: 'streaming' });
    const { rerender } = render(list([thinking]));
    expect(screen.getByText('思考过程').closest('details')).toHaveAttribute('open');
    expect(screen.getByText('党章').tagName).toBe('STRONG');
    rerender(list([{ ...thinking, content: `${THOUGHT}</think>\n\n可以。` }]));
    expect(screen.getByText('思考过程').closest('details')).not.toHaveAttribute('open');
    expect((await screen.findByText('可以。')).closest('details')).toBeNull();
  });

  test('of a reply that was stopped in them: nothing to copy, and it says so', () => {
    render(list([message({ content: THOUGHT, status: 'stopped' })]));
    expect(screen.getByText('思考过程').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('已停止')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
  });
});

test('a reader who has nothing to scroll goes on getting earlier messages (§15.32)', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  const onEarlier = vi.fn();
  const { rerender } = render(list([message({ id: '3' })], { onEarlier }));
  expect(onEarlier).toHaveBeenCalled();
  onEarlier.mockClear();
  rerender(list([message({ id: '2' }), message({ id: '3' })], { onEarlier: undefined }));
  rerender(list([message({ id: '2' }), message({ id: '3' })], { onEarlier }));
  expect(onEarlier).toHaveBeenCalled();
  vi.restoreAllMocks();
});
