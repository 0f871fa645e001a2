import type { Store } from '@reduxjs/toolkit';
import { themeColors, type ThemeColors } from '@/config/themeColors';
import type { RootState } from '@/state/rootReducer';
import { selectIsDark, selectTheme } from '@/state/settings/settingsSlice';

const byKind = (prefix: string, colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([kind, color]) => [`--${prefix}-${kind}`, color]));

const variables = ({ menu, tags, code, ...colors }: ThemeColors): Record<string, string> => ({
  '--color-primary': colors.primary,
  '--color-primary-fill': colors.primaryFill,
  '--color-primary-fill-hover': colors.primaryFillHover,
  '--color-primary-text': colors.primaryText,
  '--color-primary-soft': colors.primarySoft,
  '--color-surface': colors.surface,
  '--color-raised': colors.raised,
  '--color-page': colors.page,
  '--color-border': colors.border,
  '--color-text': colors.text,
  '--color-text-secondary': colors.textSecondary,
  '--color-danger': colors.danger,
  '--color-hover': colors.hover,
  '--color-cover': colors.cover,
  ...byKind('tag', tags),
  '--code-background': colors.codeBackground,
  ...byKind('code', code),
  '--menu-background': menu.background,
  '--menu-text': menu.text,
  '--menu-active-background': menu.activeBackground,
  '--menu-active-text': menu.activeText,
  '--header-background': menu.header,
  '--header-text': menu.headerText,
});

function paint(state: RootState): void {
  const { themeName, background } = selectTheme(state);
  const isDark = selectIsDark(state);
  const root = document.documentElement;
  root.style.colorScheme = isDark ? 'dark' : 'light';
  for (const [name, value] of Object.entries(variables(themeColors(themeName, isDark)))) {
    root.style.setProperty(name, value);
  }
  const others = [...document.body.classList].filter((name) => !/^(theme|background)-/.test(name));
  const own = [`theme-${themeName}`, `background-${background === 'none' ? 'default' : background}`];
  document.body.className = [...others, ...own].join(' ');
}

/** Applies the theme: its colours as CSS variables, its name as a class of the body (specification, section 4). */
export function applyTheme(store: Store<RootState>): void {
  let painted: unknown[] = [];
  const follow = () => {
    const state = store.getState();
    const wanted = [selectTheme(state), selectIsDark(state)];
    if (wanted.every((part, index) => part === painted[index])) return;
    painted = wanted;
    paint(state);
  };
  follow();
  store.subscribe(follow);
}
