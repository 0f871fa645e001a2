import { describe, expect, test } from 'vitest';
import type { VisitedTab } from '@/state/tabs/tabRules';
import { closeMenu } from './closeMenu';
import { focusTarget } from './focusTarget';
import { menuPlace } from './menuPlace';

const tab = (name: string): VisitedTab => ({
  key: name,
  pathname: name,
  search: '',
  route: name,
  fixed: name === 'W',
});

describe('the four close actions', () => {
  test('stand in their order', () => {
    expect(closeMenu([], '').map(({ label }) => label)).toEqual(['关闭其他', '关闭左侧', '关闭右侧', '关闭全部']);
  });

  test.each([
    ['W', 'W', []],
    ['Wa', 'W', ['others', 'right', 'all']],
    ['Wa', 'a', ['all']],
    ['Wabc', 'b', ['others', 'left', 'right', 'all']],
    ['Wabc', 'a', ['others', 'right', 'all']],
    ['Wabc', 'c', ['others', 'left', 'all']],
    ['Wa', 'a page without a tab', ['all']],
  ])('of %s, from %s: %j can be chosen', (tabs, key, enabled) => {
    const entries = closeMenu([...tabs].map(tab), key);
    expect(entries.filter(({ disabled }) => !disabled).map(({ action }) => action)).toEqual(enabled);
  });
});

test.each([
  ['80 px below the pointer', { x: 300, y: 100 }, { left: 300, top: 180 }],
  ['not beyond the right edge', { x: 1400, y: 100 }, { left: 1310, top: 180 }],
  ['not below the window', { x: 300, y: 860 }, { left: 300, top: 750 }],
  ['never before its beginning', { x: -50, y: -200 }, { left: 0, top: 0 }],
])('context menu: %s', (_name, pointer, place) => {
  expect(menuPlace(pointer, { width: 1440, height: 900 })).toEqual(place);
});

test('context menu: a window smaller than the menu shows its beginning', () => {
  expect(menuPlace({ x: 50, y: 50 }, { width: 100, height: 100 })).toEqual({ left: 0, top: 0 });
});

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 1, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 1, 0],
  ['ArrowRight', 0, 0, undefined],
  ['ArrowRight', -1, 3, undefined],
  ['ArrowDown', 0, 3, undefined],
  ['a', 0, 3, undefined],
])('%s on tab %i of %i moves the focus to %j', (key, at, count, to) => expect(focusTarget(key, at, count)).toBe(to));
