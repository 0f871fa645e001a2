// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { holdFrames } from '../../../../tests/holdFrames';
import { settle, startChat as start, text } from '../../../../tests/handChat';
import { BareError } from '../stream/replyEvents';

const drawFrame = holdFrames();

test.each([
  ['', false],
  ['  \n', false],
  ['问', true],
])('sending %j is taken: %s (§5.3)', (question, taken) => {
  const { chat, runs } = start();
  expect(chat.ask(question)).toBe(taken);
  expect(runs).toHaveLength(taken ? 1 : 0);
});

test('nothing is sent while an answer is on its way (§5.3)', () => {
  const { chat, runs } = start();
  chat.ask(' 一 ');
  expect(chat.ask('二')).toBe(false);
  expect(runs.map(({ question }) => question)).toEqual(['一']);
});

describe('deltas', () => {
  test('are shown once for each frame (§4.30)', async () => {
    const { chat, runs, last } = start();
    chat.ask('问');
    const changes = vi.fn();
    chat.state.subscribe(changes);
    for (const part of ['党', '章', '规']) runs[0]?.deliver([text(part)]);
    await settle();
    expect(changes).not.toHaveBeenCalled();
    drawFrame();
    expect(changes).toHaveBeenCalledOnce();
    expect(last()).toMatchObject({ content: '党章规', status: 'streaming' });
  });

  test('are shown before the end', async () => {
    const { chat, runs, last } = start();
    chat.ask('问');
    runs[0]?.deliver([text('党章')]);
    runs[0]?.finish();
    await settle();
    expect(last()).toMatchObject({ content: '党章', status: 'done' });
  });
});

test('a failure is logged, its reason is in the banner, the question stays (§4.33, §8.25, §8.27)', async () => {
  const { chat, runs, onError, last } = start();
  chat.ask('问');
  const error = new BareError({ method: 'GET', url: '', token: undefined }, 500);
  runs[0]?.fail(error);
  await settle();
  expect(chat.state.get().banner).toBe('发送消息失败：服务暂时不可用，请稍后重试（500）');
  expect(last()).toMatchObject({ role: 'user', content: '问', status: 'failed' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  chat.retry();
  expect(runs[1]?.question).toBe('问');
  expect(chat.state.get().messages.filter(({ role }) => role === 'user')).toHaveLength(1);
});

test.each([
  ['', '原附件未能一并发送'],
  ['f', ''],
])('asked again, a question whose file has the id %j says: %j', async (id, said) => {
  const { chat, reads } = start();
  chat.select('c');
  const files = [{ id, name: '表.xlsx', kind: 'document' }];
  reads[0]?.give([{ id: '1', query: '问', answer: '答', askedAt: NaN, citations: [], files }]);
  await settle();
  chat.retry();
  expect(chat.state.get().banner).toBe(said);
});

type Run = ReturnType<typeof start>['runs'][number];
test.each<[name: string, late: (run: Run) => void]>([
  ['more text', (run) => run.deliver([text('旧')])],
  ['its conversation', (run) => run.deliver([{ type: 'conversation', id: 'old' }])],
  ['its end', (run) => run.finish()],
  ['its failure', (run) => run.fail(new BareError({ method: 'GET', url: '', token: undefined }, 500))],
])('what comes late of a reply that was left is none of the next one: %s', async (_name, late) => {
  const { chat, runs, onError, onBegun, last } = start();
  chat.ask('一');
  chat.startNew();
  chat.ask('二');
  for (const run of runs) run.deliver([text('新')]);
  if (runs[0]) late(runs[0]);
  await settle();
  drawFrame();
  expect(last()).toMatchObject({ content: '新', status: 'streaming' });
  expect(chat.state.get()).toMatchObject({ banner: '', conversationId: '', activity: { type: 'replying' } });
  for (const told of [onError, onBegun]) expect(told).not.toHaveBeenCalled();
});

test('stop gives the request up and is no error', async () => {
  const { chat, runs, onError, last } = start();
  chat.ask('问');
  runs[0]?.deliver([text('半')]);
  await settle();
  chat.stop();
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(last()).toMatchObject({ content: '半', status: 'stopped' });
  runs[0]?.fail(new Error('aborted'));
  await settle();
  expect(chat.state.get().banner).toBe('');
  expect(onError).not.toHaveBeenCalled();
});

test('an interrupted answer with others after it is asked for anew at the end', async () => {
  const { chat, runs } = start();
  chat.ask('一');
  runs[0]?.deliver([text('半')]);
  await settle();
  chat.stop();
  const interrupted = chat.state.get().messages.at(-1)?.id;
  chat.ask('二');
  runs[1]?.finish();
  await settle();
  chat.retry(interrupted);
  const contents = chat.state
    .get()
    .messages.slice(1)
    .map(({ content }) => content);
  expect(contents).toEqual(['一', '半', '二', '', '一', '']);
});

test.each(['complete', 'stopped'])(
  'a conversation begun here is told of once its answer is %s (§4.32)',
  async (how) => {
    const { chat, runs, onBegun } = start();
    chat.ask('问');
    runs[0]?.deliver([{ type: 'conversation', id: 'c' }]);
    await settle();
    expect(onBegun).not.toHaveBeenCalled();
    if (how === 'stopped') chat.stop();
    else runs[0]?.finish();
    await settle();
    expect(onBegun).toHaveBeenCalledOnce();
  },
);

test('a conversation begun here is told of once, not after each reply', async () => {
  const { chat, runs, onBegun } = start();
  for (const index of [0, 1]) {
    chat.ask('问');
    runs[index]?.deliver([{ type: 'conversation', id: 'c' }]);
    runs[index]?.finish();
    await settle();
  }
  expect(onBegun).toHaveBeenCalledOnce();
});

test('stopping does not end the loading of earlier messages, before or after it', async () => {
  const { chat, reads } = start();
  const record = (id: string) => ({ id, query: id, answer: '答', askedAt: NaN, citations: [] });
  chat.select('c');
  reads[0]?.give([record('3')], true);
  await settle();
  void chat.loadEarlier();
  chat.stop();
  expect(reads[1]?.signal.aborted).toBe(false);
  reads[1]?.give([record('2')], true);
  await settle();
  void chat.loadEarlier();
  expect(reads[2]?.signal.aborted).toBe(false);
  chat.select('other');
  expect(reads[2]?.signal.aborted).toBe(true);
});

test('the next question goes on with the conversation of the last, a new session does not (§7.37, §7.39)', async () => {
  const { chat, runs } = start();
  chat.ask('一');
  runs[0]?.deliver([{ type: 'conversation', id: 'c1' }]);
  runs[0]?.finish();
  await settle();
  chat.ask('二');
  await settle();
  chat.startNew();
  chat.ask('三');
  await settle();
  chat.select('c2');
  await settle();
  expect(runs.map(({ conversationId }) => conversationId)).toEqual(['', 'c1', '']);
  expect(chat.state.get().conversationId).toBe('c2');
});

test.each<[string, (chat: ReturnType<typeof start>['chat']) => void, string]>([
  ['another conversation', (chat) => chat.select('other'), 'other'],
  ['a new one', (chat) => chat.startNew(), ''],
  ['an empty one', (chat) => chat.clear(), ''],
])(
  'the change to %s gives the request up, and an answer that arrives afterwards does not bring the old one back (§7.39)',
  async (_name, change, id) => {
    const { chat, runs } = start();
    chat.ask('问');
    change(chat);
    expect(runs[0]?.signal.aborted).toBe(true);
    runs[0]?.deliver([{ type: 'conversation', id: 'late' }]);
    await settle();
    drawFrame();
    expect(chat.state.get().conversationId).toBe(id);
  },
);

test('an edited question takes the place of the last one and of its answer', async () => {
  const { chat, runs } = start();
  chat.ask('一');
  runs[0]?.deliver([text('答一')]);
  runs[0]?.finish();
  await settle();
  const { messages } = chat.state.get();
  chat.dispatch({ type: 'editingBegun', id: messages.at(-2)?.id ?? '' });
  chat.ask('二');
  expect(chat.state.get().field.editing).toBeUndefined();
  expect(
    chat.state
      .get()
      .messages.slice(1)
      .map(({ content }) => content),
  ).toEqual(['二', '']);
});

test('a question that failed is asked again in its place, and is no longer marked', async () => {
  const { chat, runs } = start();
  chat.ask('一');
  runs[0]?.fail(new Error('no'));
  await settle();
  chat.retry(chat.state.get().messages.at(-1)?.id);
  expect(runs[1]?.question).toBe('一');
  expect(
    chat.state
      .get()
      .messages.slice(1)
      .map(({ content, status }) => `${content}:${status}`),
  ).toEqual(['一:done', ':waiting']);
});
