import { configure, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerTo } from '../../mocks/db/chat/answerTo';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { withConfig } from '../config';
import { fillLogin, signedIn } from '../renderApp';
import { findMainMenu } from '../mainMenu';
import { collectSavedFiles } from '../savedFiles';

const QUESTION = '对党员的纪律处分有哪几种？';
const FLOW = '/difyProxy/getAnswerFlowChat';

const saved = collectSavedFiles();

type App = Awaited<ReturnType<typeof signedIn>>;

// Searches by role do not check what is hidden: in jsdom the check takes seconds at each change of a reply. The browser
// tests cover it.
configure({ defaultHidden: true });

beforeEach(() => {
  db.chatPause = 0;
});

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

async function openMini(app: App) {
  await app.user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
  return dialog(/^AI 问答/);
}

async function openLarge(app: App) {
  await app.user.click(await screen.findByRole('button', { name: 'AI 问答' }));
  const chat = await dialog(/^党支部管理平台 AI 问答/);
  await chat.findByRole('button', { name: /^3000\./ });
  return chat;
}

type Chat = Awaited<ReturnType<typeof openMini>>;

const field = (chat: Chat) => chat.getByRole('textbox', { name: '问题' });
const idle = (chat: Chat) => chat.findByText('发送');
const log = (chat: Chat) => chat.getByRole('log');
const ask = async ({ user }: App, chat: Chat, question: string) => {
  await user.type(field(chat), question);
  await user.keyboard('{Enter}');
};
const agree = async ({ user }: App, prompt: string, button = '确定') => {
  const question = await screen.findByRole('alertdialog', { name: '温馨提示', description: prompt });
  await user.click(within(question).getByRole('button', { name: button }));
};
const rows = (chat: Chat) => within(chat.getByRole('navigation', { name: '历史会话' }));

test('nobody but the group administrator sees the assistant (§1.8, §6.12)', async () => {
  await signedIn('/', 'clerk');
  expect(screen.queryByRole('button', { name: /AI 问答/ })).toBeNull();
});

test('who has the name of the group administrator sees it, whatever they may do; who has not does not (§6.12)', async () => {
  withConfig({ groupAdminName: '王海洋' });
  const clerk = await signedIn('/', 'clerk');
  await waitFor(() => expect(screen.getByRole('button', { name: 'AI 问答' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: /^AI 问答，/ })).toBeVisible());
  clerk.unmount();
  clerk.stop();
  await signedIn('/', 'admin');
  expect(screen.queryByRole('button', { name: /AI 问答/ })).toBeNull();
});

test('where a setting names the id, only who has it sees the assistant, whatever name others give themselves (§6.12)', async () => {
  withConfig({ groupAdminName: '王海洋', groupAdminId: '1' });
  const clerk = await signedIn('/', 'clerk');
  await screen.findByRole('heading', { name: /王海洋/ });
  expect(screen.queryByRole('button', { name: /AI 问答/ })).toBeNull();
  expect(db.records).toEqual([]);
  clerk.unmount();
  clerk.stop();
  await signedIn('/', 'admin');
  await waitFor(() => expect(screen.getByRole('button', { name: 'AI 问答' })).toBeVisible());
});

describe('variant A', () => {
  test('greets with sample questions, each of which asks it (§1.6, §1.7, §2.68, §2.78, §4.35)', async () => {
    const app = await signedIn();
    const chat = await openMini(app);
    expect(log(chat)).toHaveTextContent(/好！我是 AI 问答助手/);
    await app.user.click(chat.getByRole('button', { name: '集团党委是什么时候成立的？' }));
    await idle(chat);
    expect(field(chat)).toHaveFocus();
    expect(db.records).toMatchObject([{ query: '集团党委是什么时候成立的？' }]);
    expect(chat.queryByRole('button', { name: '入党积极分子的培养联系人一般有几名？' })).toBeNull();
  });

  test('a question is answered; meanwhile nothing can be typed or sent (§1.6, §2.75, §2.89, §4.29, §5.3, §7.31)', async () => {
    db.chatPause = 20;
    const app = await signedIn();
    const chat = await openMini(app);
    expect(field(chat)).toHaveAttribute('placeholder', '请输入您的问题...');
    await ask(app, chat, QUESTION);
    expect(chat.getByRole('button', { name: '发送中...' })).toBeDisabled();
    expect(field(chat)).toHaveValue('');
    expect(field(chat)).toBeDisabled();
    expect(log(chat)).toHaveFocus();
    await app.user.keyboard('另{Enter}');
    expect(field(chat)).toHaveValue('');
    await waitFor(() => expect(log(chat)).toHaveTextContent('处分'));
    db.chatPause = 0;
    await waitFor(() => expect(db.streams.finished).toBe(1));
    await idle(chat);
    expect(chat.getByText(QUESTION)).toBeInTheDocument();
    expect(field(chat)).toHaveFocus();
  });

  test('a table of the answer is saved as a file, named after its heading, else after the question (§15.23)', async () => {
    const tables = '| 证号 |\n| - |\n| 007 |\n\n## 标准/2026\n\n| 元 |\n| -: |\n| 1 |';
    server.use(http.get(path(FLOW), () => HttpResponse.json({ code: 200, msg: tables })));
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, '党费？');
    await idle(chat);
    for (const button of await chat.findAllByRole('button', { name: '下载表格' })) await app.user.click(button);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['党费？.xlsx', '标准_2026.xlsx']));
  });

  test('the focus that was taken elsewhere stays there when the answer is complete', async () => {
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, QUESTION);
    const close = chat.getByRole('button', { name: '关闭' });
    close.focus();
    await idle(chat);
    expect(close).toHaveFocus();
  });

  test('the second question goes on with the conversation, a new session does not (§2.75, §4.36, §4.37, §4.38, §4.41, §4.42, §7.31, §8.31)', async () => {
    const app = await signedIn();
    const chat = await openMini(app);
    for (const question of [QUESTION, '党费']) {
      await ask(app, chat, question);
      await idle(chat);
    }
    expect(db.conversations).toHaveLength(1);
    await app.user.click(chat.getByRole('button', { name: '新会话' }));
    await agree(app, '确定要开始新的会话吗？当前对话上下文将丢失。');
    await waitFor(() => expect(log(chat)).toHaveTextContent('新会话已开始，有什么可以帮您？'));
    expect(chat.queryByText(QUESTION)).toBeNull();
    await ask(app, chat, QUESTION);
    await idle(chat);
    expect(db.conversations).toHaveLength(2);
  });

  test('clearing leaves one message and goes on with the conversation (§2.75, §4.39, §4.40, §8.31)', async () => {
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, QUESTION);
    await idle(chat);
    await app.user.click(chat.getByRole('button', { name: '清空' }));
    await agree(app, '确定要清空所有对话记录吗？仅清空当前显示的对话，历史会话不受影响。');
    await waitFor(() => expect(log(chat)).toHaveTextContent('对话已清空，有什么可以帮您？'));
    expect(within(log(chat)).getAllByRole('article')).toHaveLength(1);
    await ask(app, chat, '党费');
    await idle(chat);
    expect(db.conversations).toHaveLength(1);
  });

  test('a question that is too long is refused with the reason; the count comes before', async () => {
    withConfig({ chatMaxQuestion: 10 });
    const app = await signedIn();
    const chat = await openMini(app);
    await app.user.type(field(chat), '一二三四五六七八九');
    expect(field(chat)).toHaveAccessibleDescription('9 / 10 字');
    await app.user.type(field(chat), '十十一{Enter}');
    expect(field(chat)).toHaveAccessibleDescription('问题过长，无法发送：最多 10 字，已输入 12 字');
    expect(chat.getByRole('button', { name: '发送' })).toBeDisabled();
    expect(db.records).toEqual([]);
    await app.user.type(field(chat), '{Backspace}{Backspace}{Enter}');
    await idle(chat);
    expect(db.records).toMatchObject([{ query: '一二三四五六七八九十' }]);
  });

  test('blank input is not sent, Shift+Enter begins a line, Enter during composition chooses a word (§2.75, §2.89, §5.3)', async () => {
    const app = await signedIn();
    const chat = await openMini(app);
    await app.user.type(field(chat), '  {Enter}');
    expect(chat.getByRole('button', { name: '发送' })).toBeDisabled();
    await app.user.clear(field(chat));
    await app.user.type(field(chat), '一{Shift>}{Enter}{/Shift}二');
    expect(field(chat)).toHaveValue('一\n二');
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
      field(chat).dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(db.streams.opened).toBe(0);
  });

  test('stop ends the request at the server and keeps what has come', async () => {
    db.chatPause = 5;
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, '给我 200KB 的内容');
    await waitFor(() => expect(log(chat)).toHaveTextContent('党务知识汇编'));
    await app.user.click(chat.getByRole('button', { name: '停止' }));
    await waitFor(() => expect(field(chat)).toHaveFocus());
    await waitFor(() => expect(db.streams).toEqual({ opened: 1, finished: 0, aborted: 1 }));
    await waitFor(() => expect(log(chat)).toHaveTextContent('已停止'));
    expect(chat.queryByText(/发送消息失败/)).toBeNull();
  });

  test('closing ends the request; the conversation and the draft are there again (§2.75)', async () => {
    db.chatPause = 5;
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, '给我 200KB 的内容');
    await waitFor(() => expect(log(chat)).toHaveTextContent('党务知识汇编'));
    await app.user.click(chat.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(db.streams.aborted).toBe(1));
    const again = await openMini(app);
    await waitFor(() => expect(log(again)).toHaveTextContent('已停止'));
    await app.user.type(field(again), '没写完');
    await app.user.click(again.getByRole('button', { name: '关闭' }));
    expect(field(await openMini(app))).toHaveValue('没写完');
  });

  test('the draft outlives the page', async () => {
    const app = await signedIn();
    await app.user.type(field(await openMini(app)), '没写完');
    const next = app.reload();
    await findMainMenu();
    await next.user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
    expect(field(await dialog(/^AI 问答/))).toHaveValue('没写完');
  });
});

describe('failures', () => {
  test('a question that has failed is there after the next login too; one that is answered is not', async () => {
    server.use(http.get(path(FLOW), () => HttpResponse.json({ code: 401 }, { status: 401 }), { once: true }));
    const app = await signedIn();
    await ask(app, await openMini(app), QUESTION);
    await screen.findByRole('form', { name: '登录' });
    await fillLogin(app);
    const chat = await openMini(app);
    expect(field(chat)).toHaveValue(QUESTION);
    await app.user.type(field(chat), '{Enter}');
    await idle(chat);
    const next = app.reload();
    await findMainMenu();
    await next.user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
    expect(field(await dialog(/^AI 问答/))).toHaveValue('');
  });

  test('an HTTP error: the empty answer goes, the banner says why and is dismissed, 重试 asks again (§2.90, §4.33, §4.34, §8.24, §8.25)', async () => {
    server.use(http.get(path(FLOW), () => new HttpResponse('<h1>', { status: 502 })));
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, QUESTION);
    expect(await chat.findByText('发送消息失败：服务暂时不可用，请稍后重试（502）')).toBeInTheDocument();
    expect(within(log(chat)).getAllByRole('article')).toHaveLength(2);
    expect(chat.getByText(QUESTION)).toBeInTheDocument();
    expect(app.store.getState().errorLog).not.toHaveLength(0);

    server.resetHandlers();
    await app.user.click(chat.getByRole('button', { name: '关闭提示' }));
    expect(chat.queryByText(/^发送消息失败/)).toBeNull();
    expect(field(chat)).toHaveFocus();
    expect(within(log(chat)).getByText('发送失败')).toBeInTheDocument();
    expect(chat.getAllByRole('button', { name: '重试' })).toHaveLength(1);
    await app.user.click(within(log(chat)).getByRole('button', { name: '重试' }));
    await idle(chat);
    expect(chat.queryByText(/^发送消息失败/)).toBeNull();
    expect(chat.getAllByText(QUESTION)).toHaveLength(1);
    await waitFor(() => expect(log(chat)).toHaveTextContent('处分'));
  });

  test('text that had come stays, marked, with 重新回答, and is no failure to send (§15.7, §19.51)', async () => {
    const app = await signedIn();
    const chat = await openMini(app);
    await ask(app, chat, '故障 errorEvent');
    await waitFor(() => expect(log(chat)).toHaveTextContent('回答不完整：模型服务暂时不可用'));
    expect(await within(log(chat)).findByRole('button', { name: '重新回答' })).toBeInTheDocument();
    expect(chat.queryByText(/^发送消息失败/)).toBeNull();
  });

  test('401 in a JSON body ends the session', async () => {
    server.use(http.get(path(FLOW), () => HttpResponse.json({ code: 401, msg: '登录状态已过期' })));
    const app = await signedIn();
    await ask(app, await openMini(app), QUESTION);
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('登录状态已过期')).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a 403 without words is told in words, and its page is not covered by the dialog, which opens again', async () => {
    server.use(http.get(path(FLOW), () => HttpResponse.json({}, { status: 403 })));
    const app = await signedIn();
    await ask(app, await openMini(app), QUESTION);
    await waitFor(() => expect(screen.getByRole('heading', { name: '没有访问权限' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('用户得到授权，但是访问是被禁止的')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chat = await openMini(app);
    expect(log(chat)).toHaveTextContent(QUESTION);
  });
});

describe('variant B', () => {
  test('a past conversation shows its records; another question goes on with it (§1.7, §2.68, §2.81, §2.83, §3.20, §4.44, §7.34)', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    expect(rows(chat).getByRole('button', { name: '新会话' })).toHaveAttribute('aria-current', 'true');
    // The proxy can neither rename nor delete.
    expect(rows(chat).queryByRole('button', { name: /更多操作/ })).toBeNull();
    await app.user.click(rows(chat).getByRole('button', { name: /^2999\./ }));
    await waitFor(() => expect(within(log(chat)).getAllByRole('article')).toHaveLength(8));
    expect(rows(chat).getByRole('button', { name: /^2999\./ })).toHaveAttribute('aria-current', 'true');
    expect(rows(chat).queryByRole('button', { name: '新会话' })).toBeNull();
    await ask(app, chat, QUESTION);
    await idle(chat);
    expect(db.records).toMatchObject([{ conversationId: 'history-2999', query: QUESTION }]);
  });

  test('a new conversation comes to stand in the list and stays open (§2.83, §2.84, §4.32, §8.31)', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    await ask(app, chat, QUESTION);
    await idle(chat);
    expect(await rows(chat).findByRole('button', { name: QUESTION })).toHaveAttribute('aria-current', 'true');
    expect(rows(chat).queryByRole('button', { name: '新会话' })).toBeNull();
    await waitFor(() => expect(log(chat)).toHaveTextContent('处分'));

    await app.user.click(chat.getByRole('button', { name: '新建会话' }));
    await agree(app, '确定要开始新的会话吗？当前对话上下文将丢失。');
    expect(await rows(chat).findByRole('button', { name: '新会话' })).toHaveAttribute('aria-current', 'true');
    expect(log(chat)).toHaveTextContent('新会话已开始，有什么可以帮您？');
  });

  test('past conversations stand under the time when they were last used, and their messages have times', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    const entries = rows(chat)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\..*/, ''));
    expect(entries.slice(0, 6)).toEqual(['新会话', '今天3000', '2999', '2998', '昨天2997', '2996']);
    const headings = rows(chat).getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['今天', '昨天', '近 7 天', '更早']);
    await app.user.click(rows(chat).getByRole('button', { name: /^2994\./ }));
    await waitFor(() => expect(within(log(chat)).getAllByRole('article')).toHaveLength(6));
    expect(within(log(chat)).getAllByRole('article', { name: /\d\d:\d\d$/ })).toHaveLength(6);
  });

  test('a reply has its sources, each opens its passage; they are there when the conversation is read again', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    await ask(app, chat, '发展党员工作中的“四次公示”分别是什么？');
    await idle(chat);
    const readSources = async () => {
      const sources = within(await within(log(chat)).findByRole('group', { name: '引用来源' }));
      const first = sources.getByText('1 中国共产党发展党员工作细则');
      const passage = () => sources.queryByText(/一至两名正式党员作入党积极分子的培养联系人/);
      expect(passage()).toBeNull();
      await app.user.click(first);
      expect(passage()).toBeVisible();
      await app.user.click(first);
      expect(passage()).toBeNull();
    };
    await readSources();
    await app.user.click(rows(chat).getByRole('button', { name: /^2994\./ }));
    await waitFor(() => expect(within(log(chat)).getAllByRole('article')).toHaveLength(6));
    await app.user.click(rows(chat).getByRole('button', { name: /^发展党员工作中的/ }));
    await waitFor(() => expect(within(log(chat)).getAllByRole('article')).toHaveLength(2));
    await readSources();
  });

  test('more conversations are loaded and searched (§2.85, §7.33, §9.16)', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    const past = () => rows(chat).getAllByRole('button', { name: /^\d+\. / });
    expect(past()).toHaveLength(20);
    await app.user.click(chat.getByRole('button', { name: '加载更多会话' }));
    await waitFor(() => expect(past()).toHaveLength(40));
    await app.user.type(chat.getByRole('searchbox', { name: '在已加载的会话中搜索' }), '2970');
    await waitFor(() => expect(past()).toHaveLength(1));
    expect(chat.getByText('找到 1 个会话')).toBeInTheDocument();
  });

  test('records that were given up with the dialog are read when it is opened again', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    server.use(http.get(path('/difyProxy/getConversationRecords'), () => new Promise(() => undefined), { once: true }));
    await app.user.click(rows(chat).getByRole('button', { name: /^3000\./ }));
    await app.user.click(chat.getByRole('button', { name: /^关闭/ }));
    const again = await openLarge(app);
    await waitFor(() => expect(field(again)).toBeEnabled());
    expect(again.queryByText('会话记录加载失败')).toBeNull();
    expect(within(log(again)).getAllByRole('article')).toHaveLength(2);
  });

  test('each conversation has its own draft', async () => {
    const app = await signedIn();
    const chat = await openLarge(app);
    await app.user.type(field(chat), '新的');
    await app.user.click(rows(chat).getByRole('button', { name: /^3000\./ }));
    await waitFor(() => expect(field(chat)).toBeEnabled());
    expect(field(chat)).toHaveValue('');
    await app.user.type(field(chat), '旧的');
    await app.user.click(rows(chat).getByRole('button', { name: /^2998\./ }));
    await waitFor(() => expect(field(chat)).toHaveValue(''));
    await app.user.click(rows(chat).getByRole('button', { name: /^3000\./ }));
    await waitFor(() => expect(field(chat)).toHaveValue('旧的'));
  });

  test('an answer under way is not shown in the conversation that was changed to', async () => {
    db.chatPause = 5;
    const app = await signedIn();
    const chat = await openLarge(app);
    await ask(app, chat, '给我 200KB 的内容');
    await waitFor(() => expect(log(chat)).toHaveTextContent('党务知识汇编'));
    await app.user.click(rows(chat).getByRole('button', { name: /^3000\./ }));
    await waitFor(() => expect(within(log(chat)).getAllByRole('article')).toHaveLength(2));
    expect(db.streams.aborted).toBe(1);
    expect(log(chat)).not.toHaveTextContent('党务知识汇编');
    expect(await rows(chat).findByRole('button', { name: '给我 200KB 的内容' })).not.toHaveAttribute('aria-current');
  });

  test('what cannot be loaded can be asked for again', async () => {
    server.use(http.get(path('/difyProxy/getConversationList'), () => HttpResponse.json({ code: 500 })));
    const app = await signedIn();
    await app.user.click(await screen.findByRole('button', { name: 'AI 问答' }));
    const chat = await dialog(/^党支部管理平台 AI 问答/);
    await chat.findByText('会话列表加载失败');
    server.resetHandlers();
    await app.user.click(rows(chat).getByRole('button', { name: '重试' }));
    const row = await rows(chat).findByRole('button', { name: /^3000\./ });

    server.use(http.get(path('/difyProxy/getConversationRecords'), () => HttpResponse.json({ code: 200, data: 'x' })));
    await app.user.click(row);
    await chat.findByText('会话记录加载失败');
    server.resetHandlers();
    await app.user.click(chat.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(log(chat)).toHaveTextContent(answerTo('四次公示').slice(3, 10)));
    expect(field(chat)).toHaveFocus();
  });
});
