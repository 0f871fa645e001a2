import * as v from 'valibot';
import { THEME_NAMES } from './palettes';

export const BACKGROUNDS = ['none', 'harbour', 'waves'] as const;
export const LAYOUT_NAMES = ['vertical', 'horizontal', 'common', 'column', 'comprehensive', 'float'] as const;

/** 字号: pixels of a letter. */
export const LETTER_SIZES = { standard: 14, large: 16, largest: 18 } as const;
export type LetterSize = keyof typeof LETTER_SIZES;
export const letterSizeSchema = v.picklist(['standard', 'large', 'largest']);
/** The letter size for which widths and heights are written. */
export const USUAL_LETTERS = LETTER_SIZES.standard;

const oneOf = <const T extends readonly string[]>(options: T, fallback: T[number]) =>
  v.optional(v.fallback(v.picklist(options), fallback), fallback);
const shownSchema = v.optional(v.fallback(v.boolean(), true), true);

/**
 * What the user can set in 主题配置 (§3.8, §16.2). Missing or invalid fields get their defaults.
 */
export const themeSchema = v.object({
  layout: oneOf(LAYOUT_NAMES, 'vertical'),
  themeName: oneOf(THEME_NAMES, 'blue-white'),
  colorMode: oneOf(['light', 'dark', 'system'], 'light'),
  letterSize: oneOf(letterSizeSchema.options, 'standard'),
  background: oneOf(BACKGROUNDS, 'none'),
  columnStyle: oneOf(['vertical', 'horizontal', 'card', 'arrow'], 'card'),
  tabsBarStyle: oneOf(['card', 'smart', 'smooth'], 'smooth'),
  showTabs: shownSchema,
  showTabsIcon: shownSchema,
  fixedHeader: shownSchema,
  showProgressBar: shownSchema,
  showRefresh: shownSchema,
  showSearch: shownSchema,
  showTheme: shownSchema,
  showNotice: shownSchema,
  showFullScreen: shownSchema,
});

export type Theme = v.InferOutput<typeof themeSchema>;
export type LayoutName = Theme['layout'];
export type ColumnStyle = Theme['columnStyle'];
export type TabStyle = Theme['tabsBarStyle'];

export const DEFAULT_THEME: Theme = v.parse(themeSchema, {});
