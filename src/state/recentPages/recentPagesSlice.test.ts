import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageVisited, recentRestored, recentPagesSlice } from './recentPagesSlice';

const NOW = new Date(2025, 9, 16, 14, 30).getTime();
const page = (n: number | string) => ({ path: `/p${n}`, title: `P${n}`, time: NOW });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('recent pages', () => {
  const visitAs = (keyOf: (path: string) => string, ...pages: { path: string; title: string }[]) =>
    pages.reduce(
      (state, one) => recentPagesSlice.reducer(state, pageVisited(keyOf(one.path), one)),
      recentPagesSlice.getInitialState(),
    );
  const visit = (...pages: { path: string; title: string }[]) => visitAs((path) => path, ...pages);

  test('newest first', () => expect(visit(page(1), page(2))).toEqual([page(2), page(1)]));
  test('a page visited again moves up', () => expect(visit(page(1), page(2), page(1))).toEqual([page(1), page(2)]));
  test('another query is another page where it has a tab of its own', () =>
    expect(visit(page('?a=1'), page('?a=2'))).toHaveLength(2));
  test('else the page is listed once, with the last query', () =>
    expect(visitAs(() => '/p', page('?a=1'), page(1), page('?a=2'))).toEqual([page('?a=2'), page(1)]));
  test('twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, i) => page(i));
    expect(visit(...many)).toEqual(many.slice(8).reverse());
    expect(recentPagesSlice.reducer([], recentRestored(many))).toHaveLength(12);
  });
});
