import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, LAYOUT_NAMES } from '@/config/theme/themeSchema';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEnded';
import {
  collapseRestored,
  deviceChanged,
  drawerClosed,
  printingChanged,
  selectIsDark,
  selectLayout,
  selectSelectedTopMenu,
  selectSidebar,
  selectTheme,
  sidebarToggled,
  systemDarkChanged,
  themeChanged,
  themeReset,
  themeRestored,
  topMenuSelected,
} from './settingsSlice';

const after = (...actions: Parameters<typeof rootReducer>[1][]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
const narrow = deviceChanged('mobile');
const wide = deviceChanged('desktop');

test.each(LAYOUT_NAMES)(
  'layout %s: as chosen on a wide screen, vertical on a narrow one, and back (§2.33, §3.7)',
  (layout) => {
    const chosen = themeChanged({ layout });
    expect(selectLayout(after(chosen))).toBe(layout);
    expect(selectLayout(after(chosen, narrow))).toBe('vertical');
    expect(selectLayout(after(chosen, narrow, wide))).toBe(layout);
  },
);

describe('sidebar', () => {
  const toggle = sidebarToggled();
  const float = themeChanged({ layout: 'float' });
  test.each([
    ['at first', [], 'open'],
    ['toggled', [toggle], 'collapsed'],
    ['toggled twice', [toggle, toggle], 'open'],
    ['kept folded', [collapseRestored(true)], 'collapsed'],
    ['float', [float], 'collapsed'],
    ['narrow', [narrow], 'away'],
    ['narrow, toggled', [narrow, toggle], 'drawer'],
    ['narrow, toggled and closed', [narrow, toggle, drawerClosed()], 'away'],
    ['narrow, float, toggled', [float, narrow, toggle], 'drawer'],
    ['wide again: open as before', [narrow, toggle, wide], 'open'],
    ['wide again: folded as before', [toggle, narrow, toggle, wide], 'collapsed'],
    ['narrow again: the drawer is closed', [narrow, toggle, wide, narrow], 'away'],
  ])('%s (§3.7, §4.12)', (_name, actions, state) => expect(selectSidebar(after(...actions))).toBe(state));
});

test.each([
  ['light', false, false],
  ['light', true, false],
  ['dark', false, true],
  ['dark', true, true],
  ['system', false, false],
  ['system', true, true],
] as const)('%s while the system is dark (%j): dark %j', (colorMode, system, dark) => {
  const shown = [themeChanged({ colorMode }), systemDarkChanged(system)];
  expect(selectIsDark(after(...shown))).toBe(dark);
  expect(selectIsDark(after(...shown, printingChanged(true)))).toBe(false);
  expect(selectIsDark(after(...shown, printingChanged(true), printingChanged(false)))).toBe(dark);
});

test('恢复默认 brings every field back, and leaves the default itself alone (§3.9, §4.13)', () => {
  const state = after(
    themeChanged({ layout: 'float', showTabs: false }),
    themeReset(),
    themeChanged({ showTabs: false }),
  );
  expect(selectTheme(state)).toEqual({ ...DEFAULT_THEME, showTabs: false });
  expect(DEFAULT_THEME.showTabs).toBe(true);
  expect(selectTheme(rootReducer(state, themeRestored(DEFAULT_THEME)))).toEqual(DEFAULT_THEME);
});

test('the submenu that was looked into last is forgotten at the end of the session', () => {
  const selected = topMenuSelected({ path: '/system', active: '/workbench' });
  expect(selectSelectedTopMenu(after(selected))).toEqual({ path: '/system', active: '/workbench' });
  expect(selectSelectedTopMenu(after(selected, sessionEnded({ reason: 'logout' })))).toBeUndefined();
});
