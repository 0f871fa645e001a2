// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { settle, startChat, text } from '../../../../tests/handChat';
import { holdFrames } from '../../../../tests/holdFrames';
import { ApiError } from '@/lib/http/errors';
import { createDrafts } from './createDrafts';
import { shownIn } from './questionField';

const drawFrame = holdFrames();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** A chat whose last question, 旧问题, has been answered, with `draft` typed after it. */
async function start(draft: string) {
  const all = startChat(() => 'c');
  const { chat } = all;
  const write = (typed: string) => chat.dispatch({ type: 'typed', text: typed });
  write('旧问题');
  chat.send();
  all.runs[0]?.deliver([text('答')]);
  all.runs[0]?.finish();
  await settle();
  write(draft);
  const edit = (id = chat.state.get().messages.find(({ role }) => role === 'user')?.id) =>
    chat.dispatch({ type: 'editingBegun', id: id ?? '' });
  const giveUp = () => chat.dispatch({ type: 'editingEnded', dropped: true });
  const shown = () => shownIn(chat.state.get().field);
  /** What is in the field, and what is stored. */
  const texts = () => [shown(), createDrafts('7').read('c').typed];
  return { ...all, write, edit, giveUp, shown, texts };
}

type Started = Awaited<ReturnType<typeof start>>;

test('a question that is edited is not stored in place of the draft', async () => {
  const { write, edit, texts } = await start('没写完');
  edit();
  expect(texts()).toEqual(['旧问题', '没写完']);
  write('改过的');
  expect(texts()).toEqual(['改过的', '没写完']);
});

test('what was changed in a question is there again at the next 编辑, until it is given up', async () => {
  const { write, edit, giveUp, shown, chat, runs } = await start('没写完');
  edit();
  write('改过的');
  chat.retry();
  runs[1]?.deliver([text('另一个')]);
  runs[1]?.finish();
  await settle();
  edit();
  expect(shown()).toBe('改过的');
  giveUp();
  edit();
  expect(shown()).toBe('旧问题');
});

test('编辑 again, while editing, changes nothing', async () => {
  const { write, edit, texts } = await start('没写完');
  edit();
  write('改过的');
  edit();
  expect(texts()).toEqual(['改过的', '没写完']);
});

test.each<[string, (all: Started) => void]>([
  ['given up', ({ giveUp }) => giveUp()],
  ['given up after a second 编辑', ({ edit, giveUp }) => [edit(), giveUp()]],
  ['ended by sending', ({ chat }) => chat.send()],
  ['ended by 重新回答', ({ chat }) => chat.retry()],
  ['ended by another conversation', ({ chat }) => chat.select('other')],
  ['ended by a new session', ({ chat }) => chat.startNew()],
])('what was typed before is there again when the editing is %s', async (_how, end) => {
  const all = await start('没写完');
  all.edit();
  all.write('改过的');
  end(all);
  expect(all.texts()).toEqual(['没写完', '没写完']);
  all.runs[1]?.deliver([text('答')]);
  await settle();
  drawFrame();
  expect(all.texts()).toEqual(['没写完', '没写完']);
});

test('an edited question is stored until its reply begins', async () => {
  const { write, edit, texts, drafts, chat, runs } = await start('');
  const stored = () => [...texts(), drafts.read('c').changed?.text ?? ''];
  edit();
  write('改过的');
  chat.send();
  expect(stored()).toEqual(['', '改过的', '改过的']);
  runs[1]?.deliver([text('答')]);
  await settle();
  drawFrame();
  expect(stored()).toEqual(['', '', '']);
});

test('a question that has failed stays stored while it is edited, and is not in the field again after that', async () => {
  const { write, edit, texts, chat, runs } = await start('失败的');
  chat.send();
  runs[1]?.fail(new ApiError({ method: 'GET', url: '', token: undefined }, '500', '忙'));
  await settle();
  edit(chat.state.get().messages.at(-1)?.id ?? '');
  expect(texts()).toEqual(['失败的', '失败的']);
  write('改过的');
  expect(texts()).toEqual(['改过的', '失败的']);
  chat.send();
  expect(texts()).toEqual(['', '改过的']);
});

test('a question that was changed is as it was when it is asked anew', async () => {
  const { write, edit, shown, chat, runs } = await start('');
  edit();
  write('改过的');
  chat.startNew();
  write('旧问题');
  chat.send();
  runs[1]?.deliver([text('答')]);
  runs[1]?.finish();
  await settle();
  edit(chat.state.get().messages.find(({ role }) => role === 'user')?.id ?? '');
  expect(shown()).toBe('旧问题');
});

test('a question that is not typed in the field is stored until its reply ends, with or without text', async () => {
  const { write, texts, chat, runs } = await start('');
  chat.ask('别处的');
  expect(texts()).toEqual(['', '别处的']);
  runs[1]?.finish();
  await settle();
  expect(texts()).toEqual(['', '']);
  write('没写完');
  chat.ask('别处的');
  expect(texts()).toEqual(['没写完', '没写完']);
});

test('a draft goes along when the server names the conversation', async () => {
  const { chat, drafts, runs } = startChat();
  chat.ask('问');
  chat.dispatch({ type: 'typed', text: '没写完' });
  runs[0]?.deliver([{ type: 'conversation', id: 'c' }]);
  await settle();
  chat.stop();
  expect([drafts.read('new'), drafts.read('c')]).toEqual([{ typed: '' }, { typed: '没写完' }]);
});

test('a question of a page waits in the field while the records load, and is asked once they are there', async () => {
  const { chat, reads, runs, shown } = await start('没写完');
  chat.select('other');
  for (const _click of [1, 2]) chat.dispatch({ type: 'questionWaits', text: '别处的' });
  expect(shown()).toBe('没写完\n别处的');
  reads[0]?.give([]);
  await settle();
  expect(runs[1]?.question).toBe('别处的');
  expect(shown()).toBe('没写完');
});

test('a question of a page still waits when the records that failed are asked for again', async () => {
  const { chat, reads, runs, shown } = await start('');
  chat.select('other');
  chat.dispatch({ type: 'questionWaits', text: '别处的' });
  reads[0]?.refuse();
  await settle();
  chat.reread();
  expect(shown()).toBe('别处的');
  reads[1]?.give([]);
  await settle();
  expect(runs[1]?.question).toBe('别处的');
});

test('a question that was stopped does not come back once something else was typed and deleted', async () => {
  const { chat, write, drafts } = await start('问');
  chat.send();
  chat.stop();
  expect(drafts.read('c').typed).toBe('问');
  write('x');
  write('');
  expect(drafts.read('c').typed).toBe('');
});

test('重新回答 leaves what is typed, also where that is the same question again', async () => {
  const { chat, runs, write, shown } = await start('');
  write('旧问题');
  chat.retry();
  runs[1]?.deliver([text('答')]);
  runs[1]?.finish();
  await settle();
  expect(shown()).toBe('旧问题');
});

test('the last question goes along into a new conversation, once', async () => {
  const { chat, runs } = startChat(() => 'mini');
  chat.dispatch({ type: 'typed', text: '问' });
  chat.send();
  runs[0]?.fail(new ApiError({ method: 'GET', url: '', token: undefined }, '404', '没有'));
  await settle();
  chat.takeAlong();
  expect(shownIn(chat.state.get().field)).toBe('问');
});

const record = (answer: string) => ({ id: '1', query: '问', answer, askedAt: NaN, citations: [] });

test.each([
  ['stored by the server', '半', [record('半')]],
  ['stored there before its reply', '', [record('')]],
  ['not stored there yet', '半', []],
])('a question that is gone on with after a reload does not stay in the field: %s', async (_where, answer, records) => {
  const { chat, drafts, reads } = startChat();
  const files = [{ id: 'f', name: '表.xlsx', kind: 'document' }];
  drafts.write('c', { typed: '问', files });
  void chat.resume({ conversationId: 'c', question: '问', files, answer });
  chat.dispatch({ type: 'questionWaits', text: '别处的' });
  reads[0]?.give(records);
  await settle();
  const { field } = chat.state.get();
  expect([shownIn(field), field.files]).toEqual(['别处的', []]);
  expect(drafts.read('c')).toEqual({ typed: '别处的' });
});

test('files that are to go with what is typed stay when the same question is asked from elsewhere', async () => {
  const { chat, runs, shown } = await start('问');
  const files = [{ id: 'g', name: '名单.docx', kind: 'document' }];
  chat.dispatch({ type: 'filesChanged', files });
  chat.ask('问');
  runs[1]?.deliver([text('答')]);
  runs[1]?.finish();
  await settle();
  expect([shown(), chat.state.get().field.files]).toEqual(['', files]);
  expect(createDrafts('7').read('c')).toEqual({ typed: '', files });
});

test('a question on its way is kept with its files, until others are chosen', async () => {
  const { chat } = await start('');
  const files = [{ id: 'f', name: '表.xlsx', kind: 'document' }];
  const kept = () => createDrafts('7').read('c').files;
  chat.ask('看这个', files);
  expect(kept()).toEqual(files);
  const others = [{ id: 'g', name: '名单.docx', kind: 'document' }];
  chat.dispatch({ type: 'filesChanged', files: others });
  expect(kept()).toEqual(others);
});
