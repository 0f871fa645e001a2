import { expect, test } from 'vitest';
import { firstListed, moreListed, nextCursor, NOTHING_LISTED, type ConversationList } from './conversationList';

const page = (ids: string, hasMore: boolean) => ({ data: Array.from(ids, (id) => ({ id, name: id })), hasMore });
const ids = ({ rows }: ConversationList) => rows.map(({ id }) => id).join('');
const list = (text: string, hasMore: boolean) => firstListed(NOTHING_LISTED, page(text, hasMore));

test.each([
  ['nothing loaded', '', '0'],
  ['the last id received', 'abc', 'c'],
])('cursor: %s', (_name, loaded, cursor) => expect(nextCursor(list(loaded, true))).toBe(cursor));

test.each<[string, string, boolean, string, boolean, string, boolean]>([
  ['the next page', 'abc', true, 'def', true, 'abcdef', true],
  ['the last page', 'abc', true, 'd', false, 'abcd', false],
  ['an empty page is the last one', 'abc', true, '', true, 'abc', false],
  ['a page sent twice is the last one', 'abc', true, 'abc', true, 'abc', false],
  ['rows sent twice stand once', 'abc', true, 'cde', true, 'abcde', true],
])('more: %s', (_name, loaded, hadMore, sent, sentMore, shown, hasMore) => {
  const next = moreListed(list(loaded, hadMore), page(sent, sentMore));
  expect([ids(next), next.hasMore]).toEqual([shown, hasMore]);
});

test.each<[string, string, boolean, string, boolean, string, boolean]>([
  ['a new conversation on top', 'abcdef', true, 'xab', true, 'xabcdef', true],
  ['everything was loaded and still is', 'abcd', false, 'xab', true, 'xabcd', false],
  ['one that was deleted goes', 'abcdef', true, 'acd', true, 'acdef', true],
  ['nothing in common: pages read before do not adjoin', 'abc', false, 'xyz', true, 'xyz', true],
  ['all deleted', 'abc', true, '', false, '', false],
])('reload: %s', (_name, loaded, hadMore, sent, sentMore, shown, hasMore) => {
  const next = firstListed(list(loaded, hadMore), page(sent, sentMore));
  expect([ids(next), next.hasMore]).toEqual([shown, hasMore]);
});
