// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { holdFrames } from '../../../../tests/holdFrames';
import { settle, startChat as start, text } from '../../../../tests/handChat';
import { ApiError } from '@/lib/http/errors';

const drawFrame = holdFrames();

test.each([
  ['', false],
  ['  \n', false],
  ['问', true],
])('sending %j is taken: %s (§5.3)', (question, taken) => {
  const { chatStore, runs } = start();
  expect(chatStore.send(question)).toBe(taken);
  expect(runs).toHaveLength(taken ? 1 : 0);
});

test('nothing is sent while an answer is on its way (§5.3)', () => {
  const { chatStore, runs } = start();
  chatStore.send(' 一 ');
  expect(chatStore.send('二')).toBe(false);
  expect(runs.map(({ question }) => question)).toEqual(['一']);
});

describe('deltas', () => {
  test('are shown once for each frame (§4.30)', async () => {
    const { chatStore, runs, last } = start();
    chatStore.send('问');
    const changes = vi.fn();
    chatStore.state.subscribe(changes);
    for (const part of ['党', '章', '规']) runs[0]?.deliver([text(part)]);
    await settle();
    expect(changes).not.toHaveBeenCalled();
    drawFrame();
    expect(changes).toHaveBeenCalledOnce();
    expect(last()).toMatchObject({ content: '党章规', status: 'streaming' });
  });

  test('are shown although no frame is drawn', async () => {
    const { chatStore, runs, last } = start();
    chatStore.send('问');
    runs[0]?.deliver([text('党章')]);
    await settle();
    vi.advanceTimersByTime(250);
    expect(last()?.content).toBe('党章');
  });

  test('are shown before the end', async () => {
    const { chatStore, runs, last } = start();
    chatStore.send('问');
    runs[0]?.deliver([text('党章')]);
    runs[0]?.finish();
    await settle();
    expect(last()).toMatchObject({ content: '党章', status: 'done' });
  });
});

test('a failure is logged, its reason is in the banner, the question stays (§4.33, §8.25, §8.27)', async () => {
  const { chatStore, runs, onError, last } = start();
  chatStore.send('问');
  const error = new ApiError({ method: 'GET', url: '', token: undefined }, '500', 'HTTP error! status: 500');
  runs[0]?.fail(error);
  await settle();
  expect(chatStore.state.get().banner).toBe('发送消息失败：服务暂时不可用，请稍后重试（500）');
  expect(last()).toMatchObject({ role: 'user', content: '问', status: 'failed' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  chatStore.retry();
  expect(runs[1]?.question).toBe('问');
  expect(chatStore.state.get().messages.filter(({ role }) => role === 'user')).toHaveLength(1);
});

test('stop gives the request up and is no error', async () => {
  const { chatStore, runs, onError, last } = start();
  chatStore.send('问');
  runs[0]?.deliver([text('半')]);
  await settle();
  chatStore.stop();
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(last()).toMatchObject({ content: '半', status: 'stopped' });
  runs[0]?.fail(new Error('aborted'));
  await settle();
  expect(chatStore.state.get().banner).toBe('');
  expect(onError).not.toHaveBeenCalled();
});

test('an interrupted answer with others after it is asked for anew at the end', async () => {
  const { chatStore, runs } = start();
  chatStore.send('一');
  runs[0]?.deliver([text('半')]);
  await settle();
  chatStore.stop();
  const interrupted = chatStore.state.get().messages.at(-1)?.id;
  chatStore.send('二');
  runs[1]?.finish();
  await settle();
  chatStore.retry(interrupted);
  const contents = chatStore.state
    .get()
    .messages.slice(1)
    .map(({ content }) => content);
  expect(contents).toEqual(['一', '半', '二', '', '一', '']);
});

test.each(['complete', 'stopped'])(
  'a conversation begun here is told of once its answer is %s (§4.32)',
  async (how) => {
    const { chatStore, runs, onBegun } = start();
    chatStore.send('问');
    runs[0]?.deliver([{ type: 'conversation', id: 'c' }]);
    await settle();
    expect(onBegun).not.toHaveBeenCalled();
    if (how === 'stopped') chatStore.stop();
    else runs[0]?.finish();
    await settle();
    expect(onBegun).toHaveBeenCalledExactlyOnceWith('c');
  },
);

test('the next question goes on with the conversation of the last, a new session does not (§7.37, §7.39)', async () => {
  const { chatStore, runs } = start();
  chatStore.send('一');
  runs[0]?.deliver([{ type: 'conversation', id: 'c1' }]);
  runs[0]?.finish();
  await settle();
  chatStore.send('二');
  await settle();
  chatStore.startNew();
  chatStore.send('三');
  await settle();
  chatStore.select('c2');
  await settle();
  expect(runs.map(({ conversationId }) => conversationId)).toEqual(['', 'c1', '']);
  expect(chatStore.state.get().conversationId).toBe('c2');
});

test.each<[string, (chatStore: ReturnType<typeof start>['chatStore']) => void, string]>([
  ['another conversation', (chatStore) => chatStore.select('other'), 'other'],
  ['a new one', (chatStore) => chatStore.startNew(), ''],
])(
  'an answer that arrives after the change to %s does not bring the old one back (§7.39)',
  async (_name, change, id) => {
    const { chatStore, runs } = start();
    chatStore.send('问');
    change(chatStore);
    runs[0]?.deliver([{ type: 'conversation', id: 'late' }]);
    await settle();
    drawFrame();
    expect(chatStore.state.get().conversationId).toBe(id);
  },
);

test('an edited question takes the place of the last one and of its answer', async () => {
  const { chatStore, runs } = start();
  chatStore.send('一');
  runs[0]?.deliver([text('答一')]);
  runs[0]?.finish();
  await settle();
  const { messages } = chatStore.state.get();
  chatStore.edit(messages.at(-2)?.id);
  chatStore.send('二');
  expect(chatStore.state.get().editing).toBeUndefined();
  expect(
    chatStore.state
      .get()
      .messages.slice(1)
      .map(({ content }) => content),
  ).toEqual(['二', '']);
});

test('a question that failed is asked again in its place, and is no longer marked', async () => {
  const { chatStore, runs } = start();
  chatStore.send('一');
  runs[0]?.fail(new Error('no'));
  await settle();
  chatStore.retry(chatStore.state.get().messages.at(-1)?.id);
  expect(runs[1]?.question).toBe('一');
  expect(
    chatStore.state
      .get()
      .messages.slice(1)
      .map(({ content, status }) => `${content}:${status}`),
  ).toEqual(['一:done', ':waiting']);
});
