import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { withConfig } from '../config';
import { signedIn } from '../renderApp';

const at = (call: string) => path(`/dify/v1${call}`);

configure({ defaultHidden: true });

beforeEach(() => {
  db.chatPause = 0;
});

/** Opens the large dialog with Dify's own API behind it. */
async function openChat() {
  withConfig({ chatApi: 'dify', chatBaseUrl: '/dzb/prod-api/dify/v1' });
  const app = await signedIn();
  const open = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'AI 问答' }));
    return within(await screen.findByRole('dialog', { name: /^党支部管理平台 AI 问答/ }));
  };
  const chat = await open();
  const ask = async (question: string) => {
    await app.user.type(chat.getByRole('textbox', { name: '问题' }), question);
    await app.user.keyboard('{Enter}');
    await chat.findByRole('button', { name: '发送' });
    await waitFor(() => expect(chat.getByRole('textbox', { name: '问题' })).toBeEnabled());
  };
  return { ...app, open, chat, ask };
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

test('opening words, sample questions, questions that follow, and what a person has written (§15.24)', async () => {
  const { user, chat } = await openChat();
  await waitFor(() => expect(chat.getByText('党务')).toBeVisible());
  await user.click(chat.getByRole('button', { name: '“三会一课”包括哪些内容？' }));
  await user.click(await chat.findByRole('button', { name: '由谁负责审批？' }));
  await waitFor(() => expect(db.records).toHaveLength(2));
  expect(db.records[1]).toMatchObject({ query: '由谁负责审批？', conversationId: db.records[0]?.conversationId });
  await waitFor(() => expect(chat.getByRole('textbox', { name: '问题' })).toBeEnabled());
  // Those of the last reply alone.
  await waitFor(() => expect(chat.getAllByRole('list', { name: '您可能还想问' })).toHaveLength(1));
  await user.type(chat.getByRole('textbox', { name: '问题' }), '标注{Enter}');
  await waitFor(() => expect(chat.getByText('人工标注的回答（王海洋）')).toBeVisible());
});

test('a reply is rated, with a reason, and the rating is there when it is read again (§15.24)', async () => {
  const { user, chat, ask } = await openChat();
  await ask('党费');
  const id = db.records[0]?.id ?? '';
  await user.click(await chat.findByRole('button', { name: '有帮助' }));
  await waitFor(() => expect(db.feedbacks.get(id)?.rating).toBe('like'));
  await user.click(chat.getByRole('button', { name: '没有帮助' }));
  const reason = await chat.findByRole('textbox', { name: '哪里没有帮助？' });
  expect(db.feedbacks.get(id)).toEqual({ rating: 'dislike', content: '' });

  // Refused: told where it was asked for, and what was typed is still there.
  server.use(
    http.post(at('/messages/:id/feedbacks'), () =>
      HttpResponse.json({ code: 'not_found', message: 'Message Not Exists.' }, { status: 404 }),
    ),
  );
  await user.type(reason, '标准是旧的');
  await user.click(chat.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(chat.getByText('反馈未能提交：服务器未能完成，请稍后重试')).toBeVisible());
  expect(reason).toHaveValue('标准是旧的');
  server.resetHandlers();
  await user.click(chat.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(db.feedbacks.get(id)).toEqual({ rating: 'dislike', content: '标准是旧的' }));
  expect(chat.getByRole('button', { name: '没有帮助' })).toHaveFocus();

  const list = within(chat.getByRole('navigation', { name: '历史会话' }));
  await user.click(await list.findByRole('button', { name: '3000. 发展党员工作中的“四次公示”分别是什么？' }));
  await user.click(list.getByRole('button', { name: '党费' }));
  const again = await chat.findByRole('button', { name: '没有帮助', pressed: true });
  await user.click(again);
  await waitFor(() => expect(db.feedbacks.has(id)).toBe(false));
});

test('files go with a question: checked before, sent again after a failure, kept with the draft (§15.25)', async () => {
  const app = await openChat();
  const { user } = app;
  let { chat } = app;
  const choose = async (...files: File[]) =>
    fireEvent.change(await chat.findByLabelText('选择附件'), { target: { files } });
  const field = () => chat.getByRole('textbox', { name: '问题' });
  let fails = true;
  server.use(
    http.post(at('/files/upload'), () =>
      fails ? HttpResponse.json({ code: 'unsupported_file_type', message: 'no' }, { status: 415 }) : undefined,
    ),
  );
  await choose(file('程序.exe'), file('空.pdf', 0), file('通知.docx'));
  await waitFor(() => expect(screen.getByText('程序.exe：不支持该类型的文件；空.pdf：文件是空的')).toBeVisible());
  await waitFor(() => expect(chat.getByText('不支持该类型的文件')).toBeVisible());
  await user.type(field(), '概括附件');
  expect(chat.getByRole('button', { name: '发送' })).toBeDisabled();
  fails = false;
  await user.click(chat.getByRole('button', { name: '重新上传' }));
  await waitFor(() => expect(chat.getByRole('button', { name: '发送' })).toBeEnabled());

  // The draft has it when the dialog is opened again.
  await user.click(chat.getByRole('button', { name: '关闭对话框' }));
  chat = await app.open();
  await waitFor(() => expect(chat.getByText('通知.docx')).toBeVisible());
  await choose(file('多余.png'));
  await waitFor(() => expect(chat.queryByRole('progressbar')).toBeNull());
  await user.click(await chat.findByRole('button', { name: '移除 多余.png' }));
  await waitFor(() => expect(chat.queryByText('多余.png')).toBeNull());
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(chat.getByText('附件：通知.docx')).toBeVisible());
  // jsdom sends no names; the browser test shows them.
  expect([...db.questionFiles.values()]).toMatchObject([
    [{ upload_file_id: [...db.uploads.keys()][0], type: 'document' }],
  ]);
  await waitFor(() => expect(field()).toBeEnabled());
  expect(chat.queryByRole('button', { name: '移除 通知.docx' })).toBeNull();
});

test('a file that is on its way when another conversation is opened is told of (§15.25)', async () => {
  const { user, chat } = await openChat();
  server.use(http.post(at('/files/upload'), () => new Promise<never>(() => undefined)));
  fireEvent.change(await chat.findByLabelText('选择附件'), { target: { files: [file('长.pdf')] } });
  await waitFor(() => expect(chat.getByRole('progressbar', { name: '正在上传 长.pdf' })).toBeVisible());
  await user.click(await chat.findByRole('button', { name: '3000. 发展党员工作中的“四次公示”分别是什么？' }));
  await waitFor(() => expect(screen.getByText('尚未上传完成，已取消：长.pdf')).toBeVisible());
});

test('a server that gives no parameters is asked questions as ever (§15.24)', async () => {
  server.use(http.get(at('/parameters'), () => HttpResponse.html('<h1>502</h1>', { status: 502 })));
  const { chat, ask } = await openChat();
  await waitFor(() => expect(chat.getByText(/好！我是 AI 问答助手/)).toBeVisible());
  await ask('党费');
  await waitFor(() => expect(chat.getByRole('button', { name: '有帮助' })).toBeVisible());
  expect(chat.queryByRole('button', { name: '添加附件' })).toBeNull();
  expect(chat.queryByRole('list', { name: '您可能还想问' })).toBeNull();
});
