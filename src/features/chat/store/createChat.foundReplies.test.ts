// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdFrames } from '../../../../tests/holdFrames';
import { settle, startChat as start } from '../../../../tests/handChat';
import { ApiError, NetworkError, TimeoutError } from '@/lib/http/errors';
import type { ChatRecord } from '../calls/pageSchemas';

holdFrames();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const call = { method: 'GET', url: '', token: undefined };
const record = (query: string, answer: string, id = '1'): ChatRecord => ({
  ...{ id, query, answer },
  ...{ askedAt: NaN, citations: [] },
});

describe('a question whose reply never began here may be at the server', () => {
  const NOW = Date.now();
  const conversation = (id: string, usedAt = NaN) => ({ id, name: '问', usedAt });
  const old = record('早先', '答', '0');

  /** A conversation with an earlier exchange, in which a question was asked and then failed. */
  async function fail(error: Error, before: ChatRecord[] = [old]) {
    const all = start();
    all.chat.select('c');
    all.reads[0]?.give(before);
    await settle();
    all.chat.ask('问');
    await settle();
    all.runs[0]?.fail(error);
    await settle();
    return all;
  }
  /** The same in a new conversation. */
  async function failNew(error: Error) {
    const all = start();
    all.chat.ask('问');
    await settle();
    all.runs[0]?.fail(error);
    await settle();
    return all;
  }
  /** Answers all readings of records that come, until nothing is awaited any more. */
  async function readAs({ reads, chat }: Awaited<ReturnType<typeof fail>>, records: ChatRecord[], from = 1) {
    for (let at = from; chat.state.get().activity.type === 'replying' && at < from + 40;) {
      if (at < reads.length) reads[at++]?.give(records);
      await vi.advanceTimersByTimeAsync(500);
    }
  }
  const shown = ({ chat }: Awaited<ReturnType<typeof fail>>) =>
    chat.state.get().messages.map(({ content, status }) => `${content}:${status}`);

  test.each([
    ['no first byte', new TimeoutError(call, 30_000)],
    ['no answer', new NetworkError(call)],
    ['a proxy that waited long enough', new ApiError(call, '504', '')],
  ])('%s: found in the records, it is shown, complete, once (§15.9)', async (_case, error) => {
    const all = await fail(error);
    await readAs(all, [old, record('问', '党的纪律')]);
    expect(shown(all)).toEqual(['早先:done', '答:done', '问:done', '党的纪律:done']);
    expect(all.chat.state.get().banner).toBe('');
  });

  test('in a new conversation the newest of the list is asked (§15.9)', async () => {
    const all = await failNew(new TimeoutError(call, 30_000));
    all.lists[0]?.give([conversation('new', NOW + 1000), conversation('older', NOW - 90_000)]);
    await settle();
    await readAs(all, [record('问', '党的纪律')], 0);
    expect(shown(all).slice(1)).toEqual(['问:done', '党的纪律:done']);
    expect(all.chat.state.get()).toMatchObject({ conversationId: 'new', banner: '' });
    expect(all.onBegun).toHaveBeenCalledOnce();
  });

  test('before 重试 sends, the records are asked again (§15.9)', async () => {
    const all = await fail(new TimeoutError(call, 30_000));
    await readAs(all, [old]);
    expect(all.last()).toMatchObject({ content: '问', status: 'failed' });
    const from = all.reads.length;
    all.chat.retry();
    await settle();
    await readAs(all, [old, record('问', '党的纪律')], from);
    expect(shown(all)).toEqual(['早先:done', '答:done', '问:done', '党的纪律:done']);
    expect(all.runs).toHaveLength(1);
  });

  // Further ones.
  test('a conversation that is left while the records are asked sends nothing', async () => {
    const all = await fail(new NetworkError(call));
    await readAs(all, [old]);
    all.chat.retry();
    all.chat.startNew();
    for (const { give } of all.reads) give([old]);
    await settle();
    expect(all.runs).toHaveLength(1);
  });

  test('a reply that the server is still writing is waited for (§15.9)', async () => {
    const all = await fail(new TimeoutError(call, 30_000));
    all.reads[1]?.give([old, record('问', '')]);
    await settle();
    expect(all.last()).toMatchObject({ status: 'fetching' });
    await readAs(all, [old, record('问', '党的纪律')], 2);
    expect(shown(all).slice(2)).toEqual(['问:done', '党的纪律:done']);
  });

  test('after a reload before the conversation had a name (§15.9)', async () => {
    const all = start();
    void all.chat.resume({ conversationId: '', question: '问', answer: '' });
    await settle();
    all.lists[0]?.give([conversation('new', NOW + 1000)]);
    await settle();
    await readAs(all, [record('问', '党的纪律')], 0);
    expect(shown(all).slice(1)).toEqual(['问:done', '党的纪律:done']);
  });

  test('a conversation of yesterday that began with the same question is not taken for it (§15.9)', async () => {
    const all = await failNew(new TimeoutError(call, 30_000));
    all.lists[0]?.give([conversation('older', NOW - 86_400_000)]);
    await settle();
    expect(all.reads).toEqual([]);
    expect(all.last()).toMatchObject({ content: '问', status: 'failed' });
  });

  test('the same question, answered before, is not taken for it (§15.9)', async () => {
    const all = await fail(new NetworkError(call), [record('问', '早先的回答')]);
    await readAs(all, [record('问', '早先的回答')]);
    expect(all.reads).toHaveLength(2);
    expect(all.last()).toMatchObject({ content: '问', status: 'failed' });
    all.chat.retry();
    await settle();
    all.reads.at(-1)?.give([record('问', '早先的回答')]);
    await settle();
    expect(all.runs).toHaveLength(2);
  });
});
