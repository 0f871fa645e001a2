// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdFrames } from '../../../../tests/holdFrames';
import { settle, startChat as start, text } from '../../../../tests/handChat';
import { NetworkError } from '@/lib/http/errors';
import type { ChatRecord } from '../calls/pageSchemas';

const drawFrame = holdFrames();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const call = { method: 'GET', url: '', token: undefined };
const record = (query: string, answer: string): ChatRecord => ({ id: '1', query, answer, askedAt: NaN, citations: [] });

describe('a connection lost in the midst of an answer', () => {
  async function lose() {
    const all = start();
    all.chat.ask('问');
    all.runs[0]?.deliver([{ type: 'conversation', id: 'c' }, text('党的')]);
    await settle();
    all.runs[0]?.fail(new NetworkError(call));
    await settle();
    return all;
  }
  /** Lets the next attempt begin and answers it. */
  async function attempt({ reads }: Awaited<ReturnType<typeof lose>>, records: ChatRecord[] | undefined) {
    const before = reads.length;
    while (reads.length === before) await vi.advanceTimersByTimeAsync(500);
    if (records) reads.at(-1)?.give(records);
    else reads.at(-1)?.refuse();
    await settle();
  }

  test('is made good from the records once they hold more and grow no longer', async () => {
    const all = await lose();
    expect(all.last()).toMatchObject({ content: '党的', status: 'fetching' });
    await attempt(all, undefined);
    await attempt(all, [record('问', '党的纪律')]);
    expect(all.last()).toMatchObject({ content: '党的纪律', status: 'fetching' });
    await attempt(all, [record('问', '党的纪律处分')]);
    await attempt(all, [record('问', '党的纪律处分')]);
    expect(all.last()).toMatchObject({ content: '党的纪律处分', status: 'done' });
    expect(all.reads.every(({ id, quiet }) => id === 'c' && quiet)).toBe(true);
    expect(all.chat.state.get()).toMatchObject({ activity: { type: 'idle' }, banner: '' });
  });

  test('is incomplete when the records hold no more than is shown', async () => {
    const all = await lose();
    await attempt(all, [record('问', '党的')]);
    await attempt(all, [record('问', '党的')]);
    expect(all.last()).toMatchObject({ content: '党的', status: 'incomplete', reason: '网络连接中断，请稍后重试' });
  });

  test('is incomplete when the records never have it', async () => {
    const all = await lose();
    for (let tries = 0; all.last()?.status === 'fetching'; tries += 1) {
      expect(tries).toBeLessThan(30);
      await attempt(all, [record('另一个', '别的')]);
    }
    expect(all.last()).toMatchObject({ content: '党的', status: 'incomplete' });
  });

  test('stopping ends the attempts', async () => {
    const all = await lose();
    all.chat.stop();
    expect(all.last()).toMatchObject({ content: '党的', status: 'stopped' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(all.reads).toEqual([]);
  });

  test('before the conversation has a name the question has failed, where the list does not have it', async () => {
    const { chat, runs, lists, last } = start();
    chat.ask('问');
    await settle();
    runs[0]?.fail(new NetworkError(call));
    await settle();
    lists[0]?.refuse();
    await settle();
    expect(last()).toMatchObject({ role: 'user', status: 'failed' });
  });
});

describe('after a reload in the midst of an answer', () => {
  test('the question and what had arrived are there, and the rest comes from the records', async () => {
    const { chat, reads, last } = start();
    void chat.resume({ conversationId: 'c', question: '问', answer: '党的' });
    reads[0]?.give([record('早先', '答')]);
    await settle();
    expect(chat.state.get().messages.map(({ content }) => content)).toEqual(['早先', '答', '问', '党的']);
    expect(last()?.status).toBe('fetching');
    for (const answer of ['党的纪律', '党的纪律']) {
      const before = reads.length;
      while (reads.length === before) await vi.advanceTimersByTimeAsync(500);
      reads.at(-1)?.give([record('早先', '答'), record('问', answer)]);
      await settle();
    }
    expect(last()).toMatchObject({ content: '党的纪律', status: 'done' });
    expect(chat.state.get().messages).toHaveLength(4);
  });

  test('a conversation without a name has a question that failed, with its files, where the list does not have it', async () => {
    const { chat, lists, last } = start();
    const files = [{ id: 'f', name: '表.xlsx', kind: 'document' }];
    void chat.resume({ conversationId: '', question: '问', files, answer: '' });
    await settle();
    lists[0]?.give([]);
    await settle();
    expect(last()).toMatchObject({ content: '问', files, status: 'failed' });
  });

  test('what was changed in a question that was asked again is still there', async () => {
    const { chat, drafts, reads } = start();
    const draft = { typed: '', changed: { question: '问', text: '改过的' } };
    drafts.write('c', draft);
    void chat.resume({ conversationId: 'c', question: '问', answer: '' });
    reads[0]?.give([record('问', '答')]);
    await settle();
    expect(chat.state.get().field.changed).toEqual(draft.changed);
    expect(drafts.read('c')).toEqual(draft);
  });

  test('what had arrived in a hidden window, which has no frames, is there', async () => {
    const { chat, runs } = start();
    const files = [{ id: 'f', name: '表.xlsx', kind: 'document' }];
    chat.ask('问', files);
    runs[0]?.deliver([{ type: 'conversation', id: 'c' }, text('党的')]);
    await settle();
    expect(chat.whatIsOpen()).toEqual({ conversationId: 'c', question: '问', files, answer: '党的' });
  });
});

test('a conversation that another one has interrupted shows the part of its reply when it is opened again (§15.6)', async () => {
  const { chat, runs, reads, drafts } = start();
  const shown = () => chat.state.get().messages.map(({ content, status }) => `${content}:${status}`);
  chat.ask('问');
  runs[0]?.deliver([{ type: 'conversation', id: 'c' }, text('半')]);
  await settle();
  chat.select('other');
  reads[0]?.give([record('别的', '答')]);
  await settle();
  runs[0]?.deliver([text('后来')]);
  await settle();
  drawFrame();
  expect(shown()).toEqual(['别的:done', '答:done']);
  chat.select('c');
  reads[1]?.give([record('问', '半')]);
  await settle();
  expect(shown()).toEqual(['问:done', '半:done']);
  expect([chat.state.get().activity.type, drafts.read('c').typed]).toEqual(['idle', '']);
});
