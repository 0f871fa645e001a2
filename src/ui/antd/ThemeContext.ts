import { createContext } from 'react';
import { DEFAULT_THEME, type ThemeName } from '@/config/themes';

/** The theme of the screen, for what cannot read it from the style sheets' variables. */
export const ThemeContext = createContext<{ themeName: ThemeName; isDark: boolean }>({
  themeName: DEFAULT_THEME.themeName,
  isDark: false,
});
