import { act, configure, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test } from 'vitest';
import { openChatDialog } from '@/features/chat/openChatDialog';
import { useConversations } from '@/features/chat/calls/useConversations';
import { db } from '../../../mocks/db/db';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { findMainMenu } from '../../mainMenu';
import { signedIn } from '../../renderApp';

const QUESTION = '对党员的纪律处分有哪几种？';
const FLOW = path('/difyProxy/getAnswerFlowChat');
const RECORDS = path('/difyProxy/getConversationRecords');

type App = Awaited<ReturnType<typeof signedIn>>;

// As in chat.test.tsx: to check what is hidden takes seconds at each change of a reply.
configure({ defaultHidden: true });

beforeEach(() => {
  db.chatPause = 0;
});

const mini = async () => within(await screen.findByRole('dialog', { name: /^AI 问答/ }));
const large = async () => within(await screen.findByRole('dialog', { name: /^党支部管理平台 AI 问答/ }));
type Chat = Awaited<ReturnType<typeof mini>>;

async function open() {
  const app = await signedIn();
  await app.user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
  return { app, chat: await mini() };
}

const field = (chat: Chat) => chat.getByRole('textbox', { name: '问题' });
const idle = (chat: Chat) => chat.findByText('发送');
const articles = (chat: Chat) => within(chat.getByRole('log')).getAllByRole('article');
async function ask({ user }: App, chat: Chat, question: string) {
  await user.type(field(chat), `${question}{Enter}`);
  await idle(chat);
}

describe('asking again', () => {
  test('重新回答 puts a new reply in the place of the last one', async () => {
    const { app, chat } = await open();
    await ask(app, chat, QUESTION);
    server.use(http.get(FLOW, () => HttpResponse.json({ code: 200, msg: '另一个回答。' })));
    await app.user.click(chat.getByRole('button', { name: '重新回答' }));
    await chat.findByText('另一个回答。');
    await idle(chat);
    expect(articles(chat)).toHaveLength(3);
    expect(chat.getAllByText(QUESTION)).toHaveLength(1);
  });

  test('an edited question takes the place of the last one; giving it up brings back what was typed', async () => {
    const { app, chat } = await open();
    await ask(app, chat, QUESTION);
    await app.user.type(field(chat), '没写完');
    await app.user.click(chat.getByRole('button', { name: '编辑' }));
    expect(field(chat)).toHaveValue(QUESTION);
    expect(field(chat)).toHaveFocus();
    await app.user.click(chat.getByRole('button', { name: '取消编辑' }));
    expect(field(chat)).toHaveValue('没写完');

    await app.user.click(chat.getByRole('button', { name: '编辑' }));
    await app.user.clear(field(chat));
    await ask(app, chat, '党费');
    expect(chat.queryByText(QUESTION)).toBeNull();
    expect(articles(chat)).toHaveLength(3);
    expect(db.records.map(({ query }) => query)).toEqual([QUESTION, '党费']);
  });

  test('what was typed before an editing is there again after a second 编辑, a reload, and the edited question', async () => {
    const { app, chat } = await open();
    await ask(app, chat, QUESTION);
    await app.user.type(field(chat), '没写完');
    await app.user.click(chat.getByRole('button', { name: '编辑' }));
    await app.user.click(chat.getByRole('button', { name: '编辑' }));
    await app.user.click(chat.getByRole('button', { name: '取消编辑' }));
    expect(field(chat)).toHaveValue('没写完');

    await app.user.click(chat.getByRole('button', { name: '编辑' }));
    await app.user.type(field(chat), '改');
    window.dispatchEvent(new Event('pagehide'));
    const next = app.reload();
    await findMainMenu();
    await next.user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
    const again = await mini();
    await waitFor(() => expect(field(again)).toHaveValue('没写完'));

    await next.user.click(await again.findByRole('button', { name: '编辑' }));
    expect(field(again)).toHaveValue(`${QUESTION}改`);
    await next.user.clear(field(again));
    await ask(next, again, '党费');
    expect(articles(again)).toHaveLength(2);
    expect(field(again)).toHaveValue('没写完');
  });

  test('the arrow up brings the last question back into the empty field only', async () => {
    const { app, chat } = await open();
    await ask(app, chat, QUESTION);
    await app.user.type(field(chat), '新{ArrowUp}');
    expect(field(chat)).toHaveValue('新');
    await app.user.type(field(chat), '{Backspace}{ArrowUp}');
    expect(field(chat)).toHaveValue(QUESTION);
  });
});

test('a connection lost in the midst of a reply: the rest comes from the records', async () => {
  const { app, chat } = await open();
  await ask(app, chat, '你好');
  const conversation = db.conversations[0]?.id ?? '';
  server.use(
    http.get(FLOW, () => {
      const body = new ReadableStream<Uint8Array>({
        async start(out) {
          out.enqueue(new TextEncoder().encode(`:${conversation}\n\ndata:党的纪律\n\n`));
          await waitFor(() => expect(chat.getByRole('log')).toHaveTextContent('党的纪律'));
          out.error(new TypeError('connection lost'));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
    http.get(RECORDS, () =>
      HttpResponse.json({ code: 200, data: [{ id: '9', query: '纪律？', answer: '党的纪律处分有五种。' }] }),
    ),
  );
  await app.user.type(field(chat), '纪律？{Enter}');
  expect(await chat.findByText('生成中')).toBeInTheDocument();
  expect(await chat.findByText('党的纪律处分有五种。')).toBeInTheDocument();
  await idle(chat);
  expect(chat.queryByText('生成中')).toBeNull();
  expect(chat.queryByText(/^发送消息失败/)).toBeNull();
});

test('a reload in the midst of a reply: the dialog is there again with the question, and fetches the rest', async () => {
  db.chatPause = 5;
  const { app, chat } = await open();
  await app.user.type(field(chat), '给我 200KB 的内容{Enter}');
  await waitFor(() => expect(chat.getByRole('log')).toHaveTextContent('党务知识汇编'));
  window.dispatchEvent(new Event('pagehide'));
  server.use(
    http.get(RECORDS, () =>
      HttpResponse.json({ code: 200, data: [{ query: '给我 200KB 的内容', answer: `全部。${'党'.repeat(300_000)}` }] }),
    ),
  );
  app.reload();
  await findMainMenu();
  const again = await mini();
  await waitFor(() => expect(again.getByRole('log')).toHaveTextContent('给我 200KB 的内容'));
  await waitFor(() => expect(again.getByRole('log')).toHaveTextContent('生成中'));
  await idle(again);
  expect(again.queryByText('生成中')).toBeNull();
  expect(again.queryByText(/^回答不完整/)).toBeNull();
});

test.each([
  ['names the conversation only', ':5f0c2d4e-8a1b-4c3d\n\n'],
  ['ends only', 'data: {"event":"message_end"}\n\n'],
])('a reply that %s says 未返回内容, and 重新回答 asks again', async (_what, body) => {
  server.use(
    http.get(FLOW, () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }), { once: true }),
    http.get(FLOW, () => HttpResponse.json({ code: 200, msg: '另一个回答。' })),
  );
  const { app, chat } = await open();
  await ask(app, chat, QUESTION);
  expect(within(chat.getByRole('log')).getByText('未返回内容')).toBeInTheDocument();
  await app.user.click(chat.getByRole('button', { name: '重新回答' }));
  await chat.findByText('另一个回答。');
  await idle(chat);
  expect(chat.queryByText('未返回内容')).toBeNull();
});

describe('a page opens the assistant', () => {
  test('with a question that is asked', async () => {
    await signedIn();
    act(() => openChatDialog({ question: QUESTION, asks: true }));
    const chat = await mini();
    await idle(chat);
    expect(chat.getByText(QUESTION)).toBeInTheDocument();
    expect(db.records).toMatchObject([{ query: QUESTION }]);
  });

  test('with a question in the field, below what is typed there', async () => {
    const app = await signedIn();
    act(() => openChatDialog({ question: QUESTION }));
    const chat = await mini();
    expect(field(chat)).toHaveValue(QUESTION);
    await app.user.type(field(chat), '？');
    act(() => openChatDialog({ question: '党费' }));
    await waitFor(() => expect(field(chat)).toHaveValue(`${QUESTION}？\n党费`));
    expect(db.records).toEqual([]);
  });

  test('with a question while another one is edited: it is asked as a new one', async () => {
    const { app, chat } = await open();
    await ask(app, chat, QUESTION);
    await app.user.click(chat.getByRole('button', { name: '编辑' }));
    await app.user.type(field(chat), '改');
    act(() => openChatDialog({ question: '党费', asks: true }));
    await waitFor(() => expect(articles(chat)).toHaveLength(5));
    await idle(chat);
    expect(chat.getByText(QUESTION)).toBeInTheDocument();
    expect(field(chat)).toHaveValue('');
  });

  describe('with a question while the last conversation loads', () => {
    /** Leaves a draft in a conversation; after a reload its records are held back while a page asks `question`. */
    async function askWhileLoading(question: string) {
      const app = await signedIn();
      act(() => openChatDialog({ size: 'large', question: QUESTION, asks: true }));
      const before = await large();
      await before.findByText('发送');
      await app.user.type(field(before), '没写完');
      window.dispatchEvent(new Event('pagehide'));
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => (release = resolve));
      server.use(http.get(RECORDS, () => held.then(() => undefined)));
      const { user } = app.reload();
      await findMainMenu();
      for (const _click of [1, 2]) act(() => openChatDialog({ size: 'large', question, asks: true }));
      const chat = await large();
      await waitFor(() => expect(field(chat)).toHaveValue(`没写完\n${question}`));
      return { user, chat, release };
    }
    const asked = () => db.records.map(({ query }) => query);

    test('it is asked there, once, and the draft stays', async () => {
      const { chat, release } = await askWhileLoading('党费');
      release();
      await waitFor(() => expect(asked()).toEqual([QUESTION, '党费']));
      expect(new Set(db.records.map(({ conversationId }) => conversationId)).size).toBe(1);
      expect(field(chat)).toHaveValue('没写完');
    });

    test('it is not asked in another one that is opened meanwhile, and stays with the draft', async () => {
      const { user, chat, release } = await askWhileLoading('党费');
      const rows = within(chat.getByRole('navigation', { name: '历史会话' }));
      await user.click(await rows.findByRole('button', { name: /^3000\./ }));
      release();
      await idle(chat);
      await user.click(rows.getByRole('button', { name: QUESTION }));
      await waitFor(() => expect(field(chat)).toHaveValue('没写完\n党费'));
      expect(asked()).toEqual([QUESTION]);
    });
  });

  test('with one of the last conversations', async () => {
    const app = await signedIn();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={app.store}>{children}</Provider>;
    const { result } = renderHook(() => useConversations().rows.slice(0, 3), { wrapper });
    await waitFor(() => expect(result.current).toHaveLength(3));
    act(() => openChatDialog({ conversationId: result.current[1]?.id ?? '' }));
    const chat = await large();
    expect(await chat.findByRole('heading', { level: 3, name: /^2999\./ })).toBeInTheDocument();
  });
});
