import { describe, expect, test } from 'vitest';
import {
  isClosable,
  moveTab,
  nextPath,
  withTab,
  tabKey,
  tabsToClose,
  type CloseAction,
  type VisitedTab,
} from './tabRules';

/** A tab for each letter; a capital is fixed. */
const tabs = (letters: string): VisitedTab[] =>
  [...letters].map((letter) => ({
    key: `/${letter}`,
    pathname: `/${letter}`,
    search: '',
    route: `/${letter}`,
    fixed: letter !== letter.toLowerCase(),
  }));
const letters = (list: readonly { key: string }[]) => list.map(({ key }) => key.slice(1)).join('');

test.each([
  ['/a', '', false, '/a'],
  ['/a', '?x=1', false, '/a'],
  ['/a', '?x=1', true, '/a?x=1'],
  ['/a', '', true, '/a'],
])('identity of %s%s, dynamicNewTab %j: %s (§2.58)', (pathname, search, dynamicNewTab, key) => {
  expect(tabKey(pathname, search, dynamicNewTab)).toBe(key);
});

describe('open', () => {
  test.each([
    ['', 'a', 'a'],
    ['W', 'a', 'Wa'],
    ['Wab', 'a', 'Wab'],
  ])('%j and %s: %s (§2.56)', (before, opened, after) => {
    expect(letters(tabs(opened).reduce<VisitedTab[]>(withTab, tabs(before)))).toBe(after);
  });

  test('a tab takes over the new query of its page, in its place', () => {
    const [first, second] = tabs('ab');
    if (!first || !second) throw new Error('two tabs');
    const again = { ...first, search: '?page=2' };
    expect(withTab([first, second], again)).toEqual([again, second]);
  });
});

test.each([
  ['W', 'W', false],
  ['Wa', 'a', true],
  ['Wa', 'W', false],
  ['a', 'a', false],
  ['ab', 'a', false],
  ['ab', 'b', true],
  ['aW', 'a', true],
  ['Wa', 'x', false],
])('among %s the tab %s is closable: %j (§2.57)', (all, key, closable) => {
  expect(isClosable(tabs(all), `/${key}`)).toBe(closable);
});

test.each<[string, string, Record<CloseAction, string>]>([
  ['W', 'W', { one: '', others: '', left: '', right: '', all: '' }],
  ['Wabc', 'W', { one: '', others: 'abc', left: '', right: 'abc', all: 'abc' }],
  ['Wabc', 'a', { one: 'a', others: 'bc', left: '', right: 'bc', all: 'abc' }],
  ['Wabc', 'b', { one: 'b', others: 'ac', left: 'a', right: 'c', all: 'abc' }],
  ['Wabc', 'c', { one: 'c', others: 'ab', left: 'ab', right: '', all: 'abc' }],
  ['WaFb', 'b', { one: 'b', others: 'a', left: 'a', right: '', all: 'ab' }],
  ['abc', 'b', { one: 'b', others: 'c', left: '', right: 'c', all: 'bc' }],
  ['a', 'a', { one: '', others: '', left: '', right: '', all: '' }],
  ['Wab', 'without a tab', { one: '', others: '', left: '', right: '', all: 'ab' }],
])('%s from %s closes %j (§2.59)', (all, key, closed) => {
  const found = Object.keys(closed).map((action) => [
    action,
    letters(tabsToClose(tabs(all), action as CloseAction, `/${key}`)),
  ]);
  expect(Object.fromEntries(found)).toEqual(closed);
});

test.each([
  ['Wabc', 'b', 'a', undefined],
  ['Wabc', 'b', 'b', '/c'],
  ['Wabc', 'c', 'c', '/b'],
  ['Wabc', 'abc', 'b', '/W'],
  ['ab', 'ab', 'b', '/'],
  ['Wab', '', 'a', undefined],
  ['Wab', 'ab', 'without a tab', undefined],
])('of %s, closing %j while %s is open leads to %j (§2.61)', (all, closed, active, path) => {
  const before = tabs(all);
  const closing = before.filter(({ key }) => closed.includes(key.slice(1)));
  expect(nextPath(before, closing, `/${active}`)).toBe(path);
});

test('the next page keeps its query', () => {
  const [first, second] = tabs('ab');
  if (!first || !second) throw new Error('two tabs');
  expect(nextPath([{ ...first, search: '?id=1' }, second], [second], '/b')).toBe('/a?id=1');
});

test.each([
  ['Wabc', 'a', 'c', 'Wbca'],
  ['Wabc', 'c', 'a', 'Wcab'],
  ['Wabc', 'a', 'a', 'Wabc'],
  ['Wabc', 'c', 'W', 'Wcab'],
  ['WFab', 'F', 'b', 'WFab'],
  ['WFab', 'W', 'F', 'FWab'],
  ['Wab', 'x', 'a', 'Wab'],
  ['Wab', 'a', 'x', 'Wab'],
])('%s: %s moved to %s gives %s', (all, from, to, after) => {
  expect(letters(moveTab(tabs(all), `/${from}`, `/${to}`))).toBe(after);
});
