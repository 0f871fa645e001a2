import { expect, test, vi } from 'vitest';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatCalls, Question } from './ChatCalls';
import { createChatClient } from './createChatClient';

const never = new AbortController().signal;

/** A chat client with fake calls. Its stream yields the next batch each time the test calls the returned `next`. */
function start(batches: ChatEvent[][]) {
  const asked: Question[] = [];
  let go: () => void = () => undefined;
  async function* stream(question: Question): AsyncGenerator<ChatEvent[]> {
    asked.push(question);
    for (const batch of batches) {
      await new Promise<void>((resolve) => (go = resolve));
      yield batch;
    }
  }
  const calls: ChatCalls = {
    stream,
    block: () => Promise.resolve({ answer: '答', conversationId: 'b' }),
    list: () => Promise.resolve({ data: [], hasMore: false }),
    records: () => Promise.resolve([]),
  };
  const next = async () => {
    await Promise.resolve();
    go();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client: createChatClient(calls), asked, next };
}

const named = (id: string): ChatEvent[] => [{ type: 'conversation', id }];

test('the next question goes on with the conversation of the last', async () => {
  const { client, asked, next } = start([named('c1')]);
  const first = client.send('一', vi.fn(), never);
  await next();
  await first;
  expect([client.conversation(), client.connected()]).toEqual(['c1', true]);
  void client.send('二', vi.fn(), never);
  await next();
  expect(asked).toEqual([
    { text: '一', conversationId: '' },
    { text: '二', conversationId: 'c1' },
  ]);
});

test.each<[string, (client: ReturnType<typeof start>['client']) => void, string]>([
  ['another conversation', (client) => client.setConversation('other'), 'other'],
  ['a new one', (client) => client.resetConversation(), ''],
])('an answer that arrives after the change to %s does not bring the old one back', async (_name, change, current) => {
  const { client, next } = start([named('late')]);
  const run = client.send('问', vi.fn(), never);
  change(client);
  await next();
  await run;
  expect(client.conversation()).toBe(current);
});

test('nothing is reported after the request was given up', async () => {
  const { client, next } = start([[{ type: 'message', answer: 'a' }]]);
  const controller = new AbortController();
  const onEvents = vi.fn();
  const run = client.send('问', onEvents, controller.signal);
  controller.abort();
  await next();
  await run;
  expect(onEvents).not.toHaveBeenCalled();
});

test.each([
  ['模型不可用', '模型不可用'],
  ['', '服务器未能完成回答'],
])('an error event rejects: %j', async (message, reason) => {
  const { client, next } = start([
    [
      { type: 'message', answer: '半' },
      { type: 'error', message },
    ],
  ]);
  const onEvents = vi.fn();
  const run = client.send('问', onEvents, never);
  const outcome = expect(run).rejects.toThrow(reason);
  await next();
  await outcome;
  expect(onEvents).toHaveBeenCalledOnce();
  expect(client.connected()).toBe(false);
});

test('the block call gives the answer and the conversation', async () => {
  const { client } = start([]);
  expect(await client.ask('问', never)).toBe('答');
  expect(client.conversation()).toBe('b');
});
