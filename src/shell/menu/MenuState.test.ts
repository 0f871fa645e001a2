import { expect, test } from 'vitest';
import { emptyMeta } from '@/state/routes/parseMeta';
import type { MenuItem } from './menuItems';
import { looksSame, type MenuState } from './MenuState';

const group: MenuItem = { path: '/g', href: '/g/a', isExternal: false, meta: emptyMeta, children: [] };
const state: MenuState = {
  active: '/x',
  above: new Set(['/other']),
  choices: new Map(),
  folded: false,
  columns: false,
  toggle: () => undefined,
  clicks: { addressOf: () => '', onClick: () => undefined },
};

test.each<[string, Partial<MenuState>, boolean]>([
  ['nothing has changed', {}, true],
  ['another page elsewhere', { active: '/y', above: new Set(['/another']) }, true],
  ['a page inside', { active: '/g/a', above: new Set(['/g']) }, false],
  ['a group was opened', { choices: new Map([['/z', { open: true, active: '/x' }]]) }, false],
  ['folded', { folded: true }, false],
])('%s', (_name, change, same) => {
  const other = { ...state, ...change };
  expect(looksSame(group, state, other)).toBe(same);
  expect(looksSame(group, other, state)).toBe(same);
});

test('inside before and after', () => {
  const inside = { ...state, above: new Set(['/g']) };
  expect(looksSame(group, { ...inside, active: '/g/a' }, { ...inside, active: '/g/b' })).toBe(false);
});
