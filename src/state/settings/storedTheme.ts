import * as v from 'valibot';
import {
  BACKGROUNDS,
  COLOR_MODES,
  COLUMN_STYLES,
  DEFAULT_THEME,
  LAYOUTS,
  TAB_STYLES,
  THEME_NAMES,
  type Theme,
} from '@/config/themes';
import { recordSchema } from '@/lib/record';

const oneOf = <const T extends readonly string[]>(options: T, fallback: T[number]) =>
  v.optional(v.fallback(v.picklist(options), fallback), fallback);
const flag = (fallback: boolean) => v.optional(v.fallback(v.boolean(), fallback), fallback);

/** Schema of a stored theme; missing or invalid fields get their defaults. */
export const storedTheme = v.pipe(
  recordSchema,
  v.object({
    layout: oneOf(LAYOUTS, DEFAULT_THEME.layout),
    themeName: oneOf(THEME_NAMES, DEFAULT_THEME.themeName),
    colorMode: oneOf(COLOR_MODES, DEFAULT_THEME.colorMode),
    background: oneOf(BACKGROUNDS, DEFAULT_THEME.background),
    columnStyle: oneOf(COLUMN_STYLES, DEFAULT_THEME.columnStyle),
    tabsBarStyle: oneOf(TAB_STYLES, DEFAULT_THEME.tabsBarStyle),
    showTabs: flag(DEFAULT_THEME.showTabs),
    showTabsIcon: flag(DEFAULT_THEME.showTabsIcon),
    fixedHeader: flag(DEFAULT_THEME.fixedHeader),
    showProgressBar: flag(DEFAULT_THEME.showProgressBar),
    showRefresh: flag(DEFAULT_THEME.showRefresh),
    showSearch: flag(DEFAULT_THEME.showSearch),
    showTheme: flag(DEFAULT_THEME.showTheme),
    showNotice: flag(DEFAULT_THEME.showNotice),
    showFullScreen: flag(DEFAULT_THEME.showFullScreen),
  }),
) satisfies v.GenericSchema<unknown, Theme>;
