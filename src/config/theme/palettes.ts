/** The themes. A further one is a name here and its palette below. */
export const THEME_NAMES = ['blue-black', 'blue-white', 'green-black', 'green-white', 'ocean', 'red-white'] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

interface Hue {
  /** Colour of marks and lines, and of light fills. */
  primary: string;
  /** The hue as text, or as a fill below white text: WCAG AA on white and on `soft`. */
  deep: string;
  /** `deep` on hover. */
  deeper: string;
  /** The hue as text on dark surfaces. */
  bright: string;
  /** Fill behind active items of a light menu. */
  soft: string;
  /** `soft` on dark surfaces. */
  softDark: string;
  /** Colours of links and of danger, on light and on dark surfaces, where the hue itself is a red. */
  links?: readonly [light: string, dark: string];
  dangers?: readonly [light: string, dark: string];
}

/** Popups of the menu and the second column of the columns layout have their own (shell/menu, shell/layouts: CSS). */
export interface MenuColors {
  background: string;
  text: string;
  activeBackground: string;
  activeText: string;
  /** The line at the start of the active entry. */
  activeMark: string;
  /** Header of the layouts horizontal and common. */
  header: string;
  headerText: string;
}

interface Palette {
  /** Name on the screen. */
  label: string;
  hue: Hue;
  menu: MenuColors;
  /** Whether the menu keeps its colours in the dark mode. */
  hasDarkMenu: boolean;
}

const BLUE: Hue = {
  primary: '#1890ff',
  deep: '#0b66cc',
  deeper: '#0957ad',
  bright: '#69b1ff',
  soft: '#e8f4ff',
  softDark: '#152b45',
};
const GREEN: Hue = {
  primary: '#41b584',
  deep: '#12714a',
  deeper: '#0f603f',
  bright: '#5fd3a1',
  soft: '#ecf8f3',
  softDark: '#163226',
};
const RED: Hue = {
  primary: '#f34d37',
  deep: '#bf2713',
  deeper: '#a22110',
  bright: '#ff8a78',
  soft: '#feedeb',
  softDark: '#42211d',
  links: ['#24508f', '#a3c0ee'],
  dangers: ['#7a1f23', '#f5b0b5'],
};

const WHITE = '#fff';

const black = ({ deep }: Hue): MenuColors => ({
  background: '#282c34',
  text: 'rgb(255 255 255 / 95%)',
  activeBackground: deep,
  activeText: WHITE,
  activeMark: 'transparent',
  header: '#282c34',
  headerText: WHITE,
});

const white = ({ deep, soft, primary }: Hue): MenuColors => ({
  background: WHITE,
  text: '#515a6e',
  activeBackground: soft,
  activeText: deep,
  activeMark: primary,
  header: WHITE,
  headerText: '#515a6e',
});

/** White text, so #399efd and #1890ff (§17.4) are darkened along their hue until it is legible (§17.5). */
const OCEAN: MenuColors = {
  background: 'linear-gradient(#006cff, #0275e1)',
  text: WHITE,
  activeBackground: '#0258aa',
  activeText: WHITE,
  activeMark: WHITE,
  header: BLUE.deep,
  headerText: WHITE,
};

/** What distinguishes the themes (§17.4); the rest of their colours is derived from it (themeColors.ts). */
export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  'blue-black': { label: '蓝黑', hue: BLUE, menu: black(BLUE), hasDarkMenu: true },
  'blue-white': { label: '蓝白', hue: BLUE, menu: white(BLUE), hasDarkMenu: false },
  'green-black': { label: '绿黑', hue: GREEN, menu: black(GREEN), hasDarkMenu: true },
  'green-white': { label: '绿白', hue: GREEN, menu: white(GREEN), hasDarkMenu: false },
  ocean: { label: '海洋', hue: BLUE, menu: OCEAN, hasDarkMenu: true },
  'red-white': { label: '红白', hue: RED, menu: white(RED), hasDarkMenu: false },
};
