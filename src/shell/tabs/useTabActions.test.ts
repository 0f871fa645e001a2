import { describe, expect, test } from 'vitest';
import type { VisitedTab } from '@/state/tabs/tabRules';
import { closeMenuItems } from './useTabActions';

const tab = (name: string): VisitedTab => ({
  key: name,
  pathname: name,
  search: '',
  route: name,
  fixed: name === 'W',
});

describe('the close actions', () => {
  test('stand in their order', () => {
    expect(closeMenuItems([], '').map(({ label }) => label)).toEqual([
      '关闭当前',
      '关闭其他',
      '关闭左侧',
      '关闭右侧',
      '关闭全部',
    ]);
  });

  test.each([
    ['W', 'W', []],
    ['Wa', 'W', ['others', 'right', 'all']],
    ['Wa', 'a', ['one', 'all']],
    ['Wabc', 'b', ['one', 'others', 'left', 'right', 'all']],
    ['Wabc', 'a', ['one', 'others', 'right', 'all']],
    ['Wabc', 'c', ['one', 'others', 'left', 'all']],
    ['Wa', 'a page without a tab', ['all']],
  ])('of %s, from %s: %j can be chosen (§2.59)', (tabs, key, enabled) => {
    const entries = closeMenuItems([...tabs].map(tab), key);
    expect(entries.filter(({ disabled }) => !disabled).map(({ action }) => action)).toEqual(enabled);
  });
});
