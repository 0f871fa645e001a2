import { expect, test } from 'vitest';
import * as v from 'valibot';
import { DEFAULT_THEME } from '@/config/theme/themeSchema';
import { storedThemeSchema } from './persistPreferences';

const other = {
  layout: 'column',
  themeName: 'ocean',
  colorMode: 'dark',
  letterSize: 'large',
  background: 'waves',
  columnStyle: 'arrow',
  tabsBarStyle: 'card',
  showTabs: false,
  showTabsIcon: false,
  fixedHeader: false,
  showProgressBar: false,
  showRefresh: false,
  showSearch: false,
  showTheme: false,
  showNotice: false,
  showFullScreen: false,
};

test('a whole theme is taken as it is (§3.8)', () => expect(v.parse(storedThemeSchema, other)).toEqual(other));

test.each(Object.keys(DEFAULT_THEME))('%s alone falls back when it is damaged or missing (§3.8)', (field) => {
  const fallback = { ...other, [field]: DEFAULT_THEME[field as keyof typeof DEFAULT_THEME] };
  for (const damaged of ['no such value', 7, null, [], {}, '__proto__'])
    expect(v.parse(storedThemeSchema, { ...other, [field]: damaged })).toEqual(fallback);
  const missing = Object.fromEntries(Object.entries(other).filter(([name]) => name !== field));
  expect(v.parse(storedThemeSchema, missing)).toEqual(fallback);
});

test('fields of another version are dropped', () =>
  expect(v.parse(storedThemeSchema, { ...other, skin: 'x' })).toEqual(other));

test.each([[null], ['theme'], [7], [[]], [undefined]])('%j is no theme', (value) =>
  expect(v.is(storedThemeSchema, value)).toBe(false),
);
