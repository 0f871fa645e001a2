import { describe, expect, test } from 'vitest';
import { type LivePage, withPage, MAX_LIVE_PAGES } from './tabRules';

const letters = (list: readonly { key: string }[]) => list.map(({ key }) => key.slice(1)).join('');

describe('live pages', () => {
  /** Opens a page for each letter; a capital one is not kept alive. */
  const open = (opened: string, before: LivePage[] = []) =>
    [...opened].reduce<LivePage[]>((pages, letter) => {
      const path = `/${letter}`;
      return withPage(pages, {
        key: path,
        pathname: path,
        search: '',
        route: path,
        kept: letter === letter.toLowerCase(),
      });
    }, before);

  test.each([
    ['a', 'a'],
    ['abc', 'cba'],
    ['abca', 'acb'],
    ['aBc', 'ca'],
    ['aB', 'Ba'],
    ['aBa', 'a'],
  ])('%s opened: %s live, the latest first', (opened, live) => expect(letters(open(opened))).toBe(live));

  test('the 21st page takes the place of the least recently used one (§2.63, §9.10)', () => {
    const twenty = 'abcdefghijklmnopqrst';
    const used = open(`${twenty}a`);
    expect(used).toHaveLength(MAX_LIVE_PAGES);
    const after = open('u', used);
    expect(after).toHaveLength(MAX_LIVE_PAGES);
    expect(letters(after)).toContain('a');
    expect(letters(after)).not.toContain('b');
  });

  test('a page that comes back is the same page; one that was dropped begins anew', () => {
    const reloaded = open('ab').map((page) => ({ ...page, version: 3 }));
    expect(open('a', reloaded)[0]?.version).toBe(3);
    expect(open('c', reloaded)[0]?.version).toBe(0);
  });
});
