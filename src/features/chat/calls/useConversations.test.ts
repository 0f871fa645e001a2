import { expect, test } from 'vitest';
import { nextCursor } from './useConversations';

const page = (ids: string, hasMore: boolean) => ({
  data: Array.from(ids, (id) => ({ id, name: id, usedAt: NaN })),
  hasMore,
});

test.each<[string, string, string, boolean, string | undefined]>([
  ['the last id received', '', 'abc', true, 'c'],
  ['after the next page too', 'abc', 'def', true, 'f'],
  ['rows sent twice', 'abc', 'cde', true, 'e'],
  ['the last page has none', 'abc', 'd', false, undefined],
  ['an empty page', 'abc', '', true, undefined],
  ['a page that was sent before', 'abc', 'abc', true, undefined],
])('cursor of the next page: %s (§3.21, §7.33)', (_name, before, last, hasMore, cursor) => {
  const pages = [...(before === '' ? [] : [page(before, true)]), page(last, hasMore)];
  expect(nextCursor(page(last, hasMore), pages)).toBe(cursor);
});
