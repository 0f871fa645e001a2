import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { signedIn } from '../renderApp';

const FLOW = path('/difyProxy/getAnswerFlowChat');
const BLOCK = path('/difyProxy/getAnswerBlockChat');
const PAGE = { headers: { 'content-type': 'text/html' } };

configure({ defaultHidden: true });

/** Opens the assistant and asks a question; resolves with the dialog. */
async function ask(question: string) {
  const app = await signedIn();
  await app.user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
  const chat = within(await screen.findByRole('dialog', { name: /^AI 问答/ }));
  const again = async (text: string) => {
    await app.user.type(chat.getByRole('textbox', { name: '问题' }), text);
    await app.user.keyboard('{Enter}');
  };
  await again(question);
  return { chat, again };
}

test('an envelope in place of a stream is the answer', async () => {
  server.use(http.get(FLOW, () => HttpResponse.json({ code: 200, msg: '以党章为准。' })));
  const { chat } = await ask('你好');
  await waitFor(() => expect(chat.getByText('以党章为准。')).toBeVisible());
  await waitFor(() => expect(chat.getByText('发送')).toBeVisible());
});

test('where no stream can be read the block call is asked, once', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(FLOW, () => HttpResponse.html('<h1>ok</h1>', PAGE)),
    http.get(BLOCK, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('quiz'));
      return HttpResponse.json({ code: 200, msg: '一次给出的回答。' });
    }),
  );
  const { chat } = await ask('你好');
  await waitFor(() => expect(chat.getByText('一次给出的回答。')).toBeVisible());
  expect(asked).toEqual(['你好']);
});

test('where that is a page too, that is told, once', async () => {
  server.use(
    http.get(FLOW, () => HttpResponse.html('<h1>ok</h1>', PAGE)),
    http.get(BLOCK, () => HttpResponse.html('<h1>ok</h1>', PAGE)),
  );
  await ask('你好');
  await waitFor(() => expect(screen.getByText('发送消息失败：请求被网络设备或网关拦截（200）')).toBeVisible());
  expect(screen.queryByText(/接口返回格式不正确/)).toBeNull();
});

test('signs of life are no conversation; the call carries X-XSRF-TOKEN', async () => {
  document.cookie = 'XSRF-TOKEN=secret';
  const calls: { conversation: string | null; xsrf: string | null }[] = [];
  server.use(
    http.get(FLOW, ({ request }) => {
      calls.push({
        conversation: new URL(request.url).searchParams.get('conversation_id'),
        xsrf: request.headers.get('X-XSRF-TOKEN'),
      });
      const text = `: ok\n\n: connected\n\ndata: 第${calls.length}次\n\n: keepalive\n\n: keep-alive\n\n`;
      return HttpResponse.text(text, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const { chat, again } = await ask('一');
  await chat.findByText('第1次');
  await chat.findByText('发送');
  await again('二');
  await chat.findByText('第2次');
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  expect(calls).toEqual([
    { conversation: null, xsrf: 'secret' },
    { conversation: null, xsrf: 'secret' },
  ]);
});

test('with Dify’s own API a conversation is renamed and deleted; a new one begins in place of the open one (§15.11)', async () => {
  let rows = [1, 2].map((n) => ({ id: `c${n}`, name: `第 ${n} 个会话` }));
  let isSlow = false;
  const dify = (end: string) => `*/dify/v1/${end}`;
  server.use(
    http.get(dify('conversations'), async () => {
      if (isSlow) await delay('infinite');
      return HttpResponse.json({ data: rows, has_more: false });
    }),
    http.get(dify('messages'), () => HttpResponse.json({ data: [], has_more: false })),
    http.post(dify('conversations/c2/name'), async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      rows = rows.map((row) => (row.id === 'c2' ? { ...row, name } : row));
      return HttpResponse.json({ name });
    }),
    http.delete(dify('conversations/c2'), () => {
      // The user goes on elsewhere meanwhile.
      list.getByRole('searchbox').focus();
      rows = rows.filter(({ id }) => id !== 'c2');
      return HttpResponse.json({ result: 'success' });
    }),
  );
  window.localStorage.setItem('difyChatConfig', JSON.stringify({ apiKey: 'key', baseURL: '/dify/v1' }));
  const { user } = await signedIn();
  await user.click(await screen.findByRole('button', { name: 'AI 问答' }));
  const chat = within(await screen.findByRole('dialog', { name: /^党支部管理平台 AI 问答/ }));
  const list = within(chat.getByRole('navigation', { name: '历史会话' }));
  const choose = async (row: string, action: string) => {
    await user.click(list.getByRole('button', { name: `${row}：更多操作` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await user.click(await list.findByRole('button', { name: '第 2 个会话' }));
  // What has changed is shown before the list is there again.
  isSlow = true;
  await choose('第 2 个会话', '重命名');
  const name = list.getByRole('textbox', { name: '会话名称' });
  await user.clear(name);
  await user.type(name, 'dangfei');
  // Enter that chooses a word of the input method is no end.
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
  // A name that is too long is told, and stays (§19.53).
  fireEvent.change(name, { target: { value: '费'.repeat(101) } });
  await user.type(name, '{Enter}');
  expect(list.getByRole('alert')).toHaveTextContent('会话名称长度不能超过100个字符');
  fireEvent.blur(name);
  expect(name).toHaveValue('费'.repeat(101));
  await user.clear(name);
  await user.type(name, '党费标准{Enter}');
  expect(await list.findByRole('button', { name: '党费标准' })).toHaveAttribute('aria-current', 'true');

  // What is refused is told in Chinese, whatever Dify says (§15.24).
  for (const [status, words] of [
    [404, '该会话已不存在'],
    [403, '当前操作没有权限（403）'],
  ] as const) {
    const refuse = () => HttpResponse.json({ code: 'refused', message: 'Refused' }, { status });
    server.use(http.post(dify('conversations/c2/name'), refuse, { once: true }));
    await choose('党费标准', '重命名');
    await user.type(list.getByRole('textbox', { name: '会话名称' }), '新{Enter}');
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  }

  await choose('党费标准', '删除');
  const question = await screen.findByRole('alertdialog', { description: /党费标准/ });
  expect(rows).toHaveLength(2);
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(list.queryByRole('button', { name: '党费标准' })).toBeNull());
  expect(rows).toHaveLength(1);
  expect(list.getByRole('button', { name: '新会话' })).toHaveAttribute('aria-current', 'true');
  expect(list.getByRole('searchbox')).toHaveFocus();
});
