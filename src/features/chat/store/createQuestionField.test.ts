// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { settle, startChat, text } from '../../../../tests/handChat';
import { holdFrames } from '../../../../tests/holdFrames';
import { ApiError } from '@/lib/http/errors';
import { createDrafts } from './createDrafts';
import { createQuestionField } from './createQuestionField';

holdFrames();

/** A field whose last question, 旧问题, has been answered, with `draft` typed after it. */
async function start(draft: string) {
  const chat = startChat();
  const drafts = createDrafts('7');
  const field = createQuestionField(chat.chatStore, drafts, () => 'c');
  field.write('旧问题');
  field.send();
  chat.runs[0]?.deliver([text('答')]);
  chat.runs[0]?.finish();
  await settle();
  field.write(draft);
  const question = chat.chatStore.state.get().messages.find(({ role }) => role === 'user');
  const edit = () => field.edit(question?.id ?? '');
  /** What is in the field, and what is stored. */
  const texts = () => [field.text.get(), drafts.read('c')];
  return { ...chat, drafts, field, edit, texts };
}

type Chat = Awaited<ReturnType<typeof start>>;

test('a question that is edited is not stored in place of the draft', async () => {
  const { field, edit, texts } = await start('没写完');
  edit();
  expect(texts()).toEqual(['旧问题', '没写完']);
  field.write('改过的');
  expect(texts()).toEqual(['改过的', '没写完']);
});

test('what was changed in a question is there again at the next 编辑, until it is given up', async () => {
  const { field, edit, chatStore, runs } = await start('没写完');
  edit();
  field.write('改过的');
  chatStore.retry();
  runs[1]?.deliver([text('另一个')]);
  runs[1]?.finish();
  await settle();
  edit();
  expect(field.text.get()).toBe('改过的');
  field.giveUpEditing();
  edit();
  expect(field.text.get()).toBe('旧问题');
});

test('编辑 again, while editing, changes nothing', async () => {
  const { field, edit, texts } = await start('没写完');
  edit();
  field.write('改过的');
  edit();
  expect(texts()).toEqual(['改过的', '没写完']);
});

test.each<[string, (chat: Chat) => void]>([
  ['given up', ({ field }) => field.giveUpEditing()],
  ['given up after a second 编辑', ({ field, edit }) => [edit(), field.giveUpEditing()]],
  ['ended by sending', ({ field }) => field.send()],
  ['ended by 重新回答', ({ chatStore }) => chatStore.retry()],
  ['ended by another conversation', ({ chatStore }) => chatStore.select('other')],
  ['ended by a new session', ({ chatStore }) => chatStore.startNew()],
])('what was typed before is there again when the editing is %s', async (_how, end) => {
  const chat = await start('没写完');
  chat.edit();
  chat.field.write('改过的');
  end(chat);
  expect(chat.texts()).toEqual(['没写完', '没写完']);
  chat.runs[1]?.deliver([text('答')]);
  await settle();
  vi.advanceTimersByTime(250);
  expect(chat.texts()).toEqual(['没写完', '没写完']);
});

test('an edited question is stored until its reply begins', async () => {
  const { field, edit, texts, drafts, runs } = await start('');
  const stored = () => [...texts(), drafts.read('c/旧问题')];
  edit();
  field.write('改过的');
  field.send();
  expect(stored()).toEqual(['', '改过的', '改过的']);
  runs[1]?.deliver([text('答')]);
  await settle();
  vi.advanceTimersByTime(250);
  expect(stored()).toEqual(['', '', '']);
});

test('a question that has failed stays stored while it is edited, and is not in the field again after that', async () => {
  const { field, texts, chatStore, runs } = await start('失败的');
  field.send();
  runs[1]?.fail(new ApiError({ method: 'GET', url: '', token: undefined }, '500', '忙'));
  await settle();
  field.edit(chatStore.state.get().messages.at(-1)?.id ?? '');
  expect(texts()).toEqual(['失败的', '失败的']);
  field.write('改过的');
  expect(texts()).toEqual(['改过的', '失败的']);
  field.send();
  expect(texts()).toEqual(['', '改过的']);
});

test('a question that was changed is as it was when it is asked anew', async () => {
  const { field, edit, chatStore, runs } = await start('');
  edit();
  field.write('改过的');
  chatStore.startNew();
  field.write('旧问题');
  field.send();
  runs[1]?.deliver([text('答')]);
  runs[1]?.finish();
  await settle();
  field.edit(chatStore.state.get().messages.find(({ role }) => role === 'user')?.id ?? '');
  expect(field.text.get()).toBe('旧问题');
});

test('a question that is not typed in the field is stored until its reply ends, with or without text', async () => {
  const { field, texts, runs } = await start('');
  field.ask('别处的');
  expect(texts()).toEqual(['', '别处的']);
  runs[1]?.finish();
  await settle();
  expect(texts()).toEqual(['', '']);
  field.write('没写完');
  field.ask('别处的');
  expect(texts()).toEqual(['没写完', '没写完']);
});
