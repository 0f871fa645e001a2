import { type MenuColors, PALETTES, type ThemeName } from './palettes';

const TAG_HUES = {
  primary: '#1677ff',
  success: '#389e0d',
  info: '#8c8c8c',
  warning: '#d46b08',
  danger: '#cf1322',
};

/** Syntax highlighting in replies. */
const CODE_HUES = {
  keyword: '#c41aac',
  string: '#1f8b38',
  number: '#c25e00',
  title: '#1677ff',
  attribute: '#7d46c4',
  deletion: '#cf1322',
};

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Mixes colours written as `#aabbcc`. The oldest supported browsers lack `color-mix`. */
function mix(color: string, share: number, other: string): string {
  const others = channels(other);
  const mixed = channels(color).map((part, at) => Math.round(part * share + (others[at] ?? 0) * (1 - share)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Translucent hues, so that they fit any background. */
const withAlpha = (hues: Readonly<Record<string, string>>, percent: number) =>
  Object.fromEntries(
    Object.entries(hues).map(([kind, hue]) => [kind, `rgb(${channels(hue).join(' ')} / ${percent}%)`]),
  );

/**
 * Hues as text colours, mixed with the colour of plain text: a contrast of at least 4.5 : 1 on the fills of tags and
 * code.
 */
const hueTexts = (hues: Readonly<Record<string, string>>, text: string) =>
  Object.fromEntries(Object.entries(hues).map(([kind, hue]) => [kind, mix(hue, 0.5, text)]));

const LIGHT = {
  surface: '#ffffff',
  raised: '#fff',
  page: '#f6f8f9',
  border: '#dcdfe6',
  text: '#303133',
  textSecondary: '#5c6370',
  /** Lighter than any value in a field. */
  placeholder: '#72777f',
  danger: '#cf1322',
  /** Fills and dots of what is on or went well. */
  success: '#2e9e4f',
  /** Icons that warn: 3:1 against surfaces. */
  warning: '#d46b08',
  hover: 'rgb(0 0 0 / 8%)',
  /** Background of the loading overlay. */
  cover: 'rgb(255 255 255 / 92%)',
};

const DARK: typeof LIGHT = {
  surface: '#1c1f24',
  raised: '#262a30',
  page: '#121417',
  border: '#3a3f47',
  text: '#e6e8eb',
  textSecondary: '#a9b0ba',
  placeholder: '#8a919b',
  danger: '#ff7875',
  success: '#49aa19',
  warning: '#faad14',
  hover: 'rgb(255 255 255 / 10%)',
  cover: 'rgb(28 31 36 / 92%)',
};

/** Colours of a light menu in the dark mode. Dark and coloured menus keep their own. */
const darkMenu = ({ bright, softDark }: (typeof PALETTES)[ThemeName]['hue']): MenuColors => ({
  background: DARK.surface,
  text: '#c3c9d2',
  activeBackground: softDark,
  activeText: bright,
  activeMark: bright,
  header: DARK.surface,
  headerText: '#c3c9d2',
});

/** All colours of a theme in one mode (§17.4). */
export function themeColors(name: ThemeName, isDark: boolean) {
  const { hue, menu, hasDarkMenu } = PALETTES[name];
  const base = isDark ? DARK : LIGHT;
  const primaryText = isDark ? hue.bright : hue.deep;
  const mode = isDark ? 1 : 0;
  const danger = hue.dangers?.[mode] ?? base.danger;
  const link = hue.links?.[mode] ?? primaryText;
  return {
    primary: hue.primary,
    primaryFill: hue.deep,
    primaryFillHover: hue.deeper,
    primaryText,
    primarySoft: isDark ? hue.softDark : hue.soft,
    ...base,
    link,
    linkHover: hue.links ? primaryText : mix(link, 0.75, base.text),
    danger,
    dangerSoft: mix(danger, 0.08, base.surface),
    dangerBorder: mix(danger, 0.4, base.surface),
    dangerFill: hue.dangers?.[0] ?? LIGHT.danger,
    tagText: hueTexts(TAG_HUES, base.text),
    tagBorder: withAlpha(TAG_HUES, 45),
    tagFill: withAlpha(TAG_HUES, 10),
    codeBackground: mix(base.text, 0.03, base.surface),
    code: hueTexts(CODE_HUES, base.text),
    menu: isDark && !hasDarkMenu ? darkMenu(hue) : menu,
  };
}

export type ThemeColors = ReturnType<typeof themeColors>;
