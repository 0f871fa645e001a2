import { theme } from 'antd';
import { expect, test } from 'vitest';
import { antdTheme } from './antdTheme';
import { themeColors } from './themeColors';
import { THEME_NAMES } from './palettes';

test.each(THEME_NAMES.flatMap((name) => [false, true].map((isDark) => [name, isDark] as const)))(
  'in %s, dark: %s, what is chosen lies on the soft fill of the theme, as in the menu',
  (name, isDark) => {
    const { controlItemBgActive } = theme.getDesignToken(antdTheme(name, { isDark }));
    expect(controlItemBgActive).toBe(themeColors(name, isDark).primarySoft);
  },
);

test.each(THEME_NAMES.flatMap((name) => [false, true].map((isDark) => [name, isDark] as const)))(
  'in %s, dark: %s, a link under the pointer has the colour that reaches AA, not antd’s lighter one',
  (name, isDark) => {
    const { colorLinkHover, colorLinkActive } = theme.getDesignToken(antdTheme(name, { isDark }));
    expect([colorLinkHover, colorLinkActive]).toEqual(Array(2).fill(themeColors(name, isDark).linkHover));
  },
);
