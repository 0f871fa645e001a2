export const THEME_NAMES = ['blue-black', 'blue-white', 'green-black', 'green-white', 'ocean', 'red-white'] as const;
export const BACKGROUNDS = ['none', 'harbour', 'waves'] as const;
export const LAYOUTS = ['vertical', 'horizontal', 'common', 'column', 'comprehensive', 'float'] as const;
export const COLUMN_STYLES = ['vertical', 'horizontal', 'card', 'arrow'] as const;
export const TAB_STYLES = ['card', 'smart', 'smooth'] as const;
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];
export type Background = (typeof BACKGROUNDS)[number];
export type LayoutName = (typeof LAYOUTS)[number];
export type ColumnStyle = (typeof COLUMN_STYLES)[number];
export type TabStyle = (typeof TAB_STYLES)[number];
export type ColorMode = (typeof COLOR_MODES)[number];

/** What the user can set in 主题配置 (specification, section 3, "Settings"; section 16). */
export interface Theme {
  layout: LayoutName;
  themeName: ThemeName;
  colorMode: ColorMode;
  background: Background;
  columnStyle: ColumnStyle;
  tabsBarStyle: TabStyle;
  showTabs: boolean;
  showTabsIcon: boolean;
  fixedHeader: boolean;
  showProgressBar: boolean;
  showRefresh: boolean;
  showSearch: boolean;
  showTheme: boolean;
  showNotice: boolean;
  showFullScreen: boolean;
}

export const DEFAULT_THEME: Theme = {
  layout: 'vertical',
  themeName: 'blue-white',
  colorMode: 'light',
  background: 'none',
  columnStyle: 'card',
  tabsBarStyle: 'smooth',
  showTabs: true,
  showTabsIcon: true,
  fixedHeader: true,
  showProgressBar: true,
  showRefresh: true,
  showSearch: true,
  showTheme: true,
  showNotice: true,
  showFullScreen: true,
};
