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
