import { expect, test } from 'vitest';
import type { ConversationPage } from '../calls/conversationPageSchema';
import {
  createConversationStore,
  withFirstPage,
  withNextPage,
  nextCursor,
  NO_CONVERSATIONS,
  type ConversationList,
} from './createConversationStore';

/** A store over a fake client; the test answers the calls. */
function start() {
  const calls: { cursor: string; signal: AbortSignal; give: (ids: string) => void; fail: () => void }[] = [];
  const list = (cursor: string, signal: AbortSignal) =>
    new Promise<ConversationPage>((resolve, reject) =>
      calls.push({
        cursor,
        signal,
        give: (ids) => resolve({ data: Array.from(ids, (id) => ({ id, name: id, usedAt: NaN })), hasMore: true }),
        fail: () => reject(new Error('no')),
      }),
    );
  const conversationStore = createConversationStore({ list });
  const shown = () => {
    const { rows, status } = conversationStore.list.get();
    return `${rows.map(({ id }) => id).join('')} ${status}`;
  };
  return { calls, conversationStore, shown };
}

test('page after page by the last id received', async () => {
  const { calls, conversationStore, shown } = start();
  void conversationStore.reload();
  expect(shown()).toBe(' loading');
  calls[0]?.give('abc');
  await expect.poll(() => shown()).toBe('abc ready');
  void conversationStore.loadMore();
  void conversationStore.loadMore();
  calls[1]?.give('def');
  await expect.poll(() => shown()).toBe('abcdef ready');
  expect(calls.map(({ cursor }) => cursor)).toEqual(['0', 'c']);
});

test('a reload gives up the page under way, whichever answer comes first', async () => {
  const { calls, conversationStore, shown } = start();
  void conversationStore.reload();
  calls[0]?.give('abc');
  await expect.poll(() => shown()).toBe('abc ready');
  void conversationStore.loadMore();
  void conversationStore.reload();
  expect(calls[1]?.signal.aborted).toBe(true);
  calls[2]?.give('xab');
  calls[1]?.give('def');
  await expect.poll(() => shown()).toBe('xabc ready');
});

test('a failure keeps what is loaded', async () => {
  const { calls, conversationStore, shown } = start();
  void conversationStore.reload();
  calls[0]?.give('abc');
  await expect.poll(() => shown()).toBe('abc ready');
  void conversationStore.loadMore();
  calls[1]?.fail();
  await expect.poll(() => shown()).toBe('abc failed');
});

test('stopping ends the request', () => {
  const { calls, conversationStore, shown } = start();
  void conversationStore.reload();
  conversationStore.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(shown()).toBe(' failed');
});

const page = (ids: string, hasMore: boolean) => ({
  data: Array.from(ids, (id) => ({ id, name: id, usedAt: NaN })),
  hasMore,
});
const ids = ({ rows }: ConversationList) => rows.map(({ id }) => id).join('');
const list = (text: string, hasMore: boolean) => withFirstPage(NO_CONVERSATIONS, page(text, hasMore));

test.each([
  ['nothing loaded', '', '0'],
  ['the last id received', 'abc', 'c'],
])('cursor: %s (§7.33, §9.16)', (_name, loaded, cursor) => expect(nextCursor(list(loaded, true))).toBe(cursor));

test.each<[string, string, boolean, string, boolean, string, boolean]>([
  ['the next page', 'abc', true, 'def', true, 'abcdef', true],
  ['the last page', 'abc', true, 'd', false, 'abcd', false],
  ['an empty page is the last one', 'abc', true, '', true, 'abc', false],
  ['a page sent twice is the last one', 'abc', true, 'abc', true, 'abc', false],
  ['rows sent twice stand once', 'abc', true, 'cde', true, 'abcde', true],
])('more: %s (§2.85, §3.21)', (_name, loaded, hadMore, sent, sentMore, shown, hasMore) => {
  const next = withNextPage(list(loaded, hadMore), page(sent, sentMore));
  expect([ids(next), next.hasMore]).toEqual([shown, hasMore]);
});

test.each<[string, string, boolean, string, boolean, string, boolean]>([
  ['a new conversation on top', 'abcdef', true, 'xab', true, 'xabcdef', true],
  ['everything was loaded and still is', 'abcd', false, 'xab', true, 'xabcd', false],
  ['one that was deleted goes', 'abcdef', true, 'acd', true, 'acdef', true],
  ['nothing in common: pages read before do not adjoin', 'abc', false, 'xyz', true, 'xyz', true],
  ['all deleted', 'abc', true, '', false, '', false],
])('reload: %s', (_name, loaded, hadMore, sent, sentMore, shown, hasMore) => {
  const next = withFirstPage(list(loaded, hadMore), page(sent, sentMore));
  expect([ids(next), next.hasMore]).toEqual([shown, hasMore]);
});
