import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/http/errors';
import type { ChatClient } from '../client/createChatClient';
import type { ChatRecord } from '../client/records';
import type { ChatEvent } from '../stream/ChatEvent';
import { createChatStore } from './createChatStore';
import { holdFrames } from '../../../../tests/holdFrames';

const drawFrame = holdFrames();

/** A fake client; the test answers its calls in any order, also after they were aborted. */
function handClient() {
  const runs: {
    question: string;
    deliver: (events: readonly ChatEvent[]) => void;
    finish: () => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const reads: { id: string; give: (records: ChatRecord[]) => void; refuse: () => void }[] = [];
  let current = '';
  const client: ChatClient = {
    send: (question, deliver, signal) =>
      new Promise((finish, fail) => runs.push({ question, deliver, finish, fail, signal })),
    records: (id) => new Promise((give, fail) => reads.push({ id, give, refuse: () => fail(new Error('no')) })),
    ask: () => Promise.reject(new Error('unused')),
    list: () => Promise.reject(new Error('unused')),
    conversation: () => current,
    setConversation: (id) => (current = id),
    resetConversation: () => (current = ''),
    connected: () => true,
  };
  return { client, runs, reads };
}

const text = (answer: string): ChatEvent => ({ type: 'message', answer });
const settle = () => vi.advanceTimersByTimeAsync(0);

function start() {
  const hand = handClient();
  const onError = vi.fn();
  const onBegun = vi.fn();
  const chatStore = createChatStore({ client: hand.client, onError, onBegun });
  const last = () => chatStore.state.get().messages.at(-1);
  return { ...hand, chatStore, onError, onBegun, last };
}

test.each([
  ['', false],
  ['  \n', false],
  ['问', true],
])('sending %j is taken: %s', (question, taken) => {
  const { chatStore, runs } = start();
  expect(chatStore.send(question)).toBe(taken);
  expect(runs).toHaveLength(taken ? 1 : 0);
});

test('nothing is sent while an answer is on its way', () => {
  const { chatStore, runs } = start();
  chatStore.send(' 一 ');
  expect(chatStore.send('二')).toBe(false);
  expect(runs.map(({ question }) => question)).toEqual(['一']);
});

describe('deltas', () => {
  test('are shown once for each frame', () => {
    const { chatStore, runs, last } = start();
    chatStore.send('问');
    const changes = vi.fn();
    chatStore.state.subscribe(changes);
    for (const part of ['党', '章', '规']) runs[0]?.deliver([text(part)]);
    expect(changes).not.toHaveBeenCalled();
    drawFrame();
    expect(changes).toHaveBeenCalledOnce();
    expect(last()).toMatchObject({ content: '党章规', status: 'streaming' });
  });

  test('are shown although no frame is drawn', () => {
    const { chatStore, runs, last } = start();
    chatStore.send('问');
    runs[0]?.deliver([text('党章')]);
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

test('a failure is logged, its reason is in the banner, the question stays', async () => {
  const { chatStore, runs, onError, last } = start();
  chatStore.send('问');
  const error = new ApiError({ method: 'GET', url: '', token: undefined }, '500', 'HTTP error! status: 500');
  runs[0]?.fail(error);
  await settle();
  expect(chatStore.state.get().banner).toBe('发送消息失败：HTTP error! status: 500');
  expect(last()).toMatchObject({ role: 'user', content: '问' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  chatStore.retry();
  expect(runs[1]?.question).toBe('问');
  expect(chatStore.state.get().messages.filter(({ role }) => role === 'user')).toHaveLength(1);
});

test('stop gives the request up and is no error', async () => {
  const { chatStore, runs, onError, last } = start();
  chatStore.send('问');
  runs[0]?.deliver([text('半')]);
  chatStore.stop();
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(last()).toMatchObject({ content: '半', status: 'interrupted' });
  runs[0]?.fail(new Error('aborted'));
  await settle();
  expect(chatStore.state.get().banner).toBe('');
  expect(onError).not.toHaveBeenCalled();
});

test('an interrupted answer with others after it is asked for anew at the end', async () => {
  const { chatStore, runs } = start();
  chatStore.send('一');
  runs[0]?.deliver([text('半')]);
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

test.each(['complete', 'stopped'])('a conversation begun here is told of once its answer is %s', async (how) => {
  const { chatStore, runs, onBegun } = start();
  chatStore.send('问');
  runs[0]?.deliver([{ type: 'conversation', id: 'c' }]);
  expect(onBegun).not.toHaveBeenCalled();
  if (how === 'stopped') chatStore.stop();
  else runs[0]?.finish();
  await settle();
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('c');
});
