import { themeColors, type ThemeColors } from '@/config/theme/themeColors';
import { LETTER_SIZES } from '@/config/theme/themeSchema';
import type { RootState } from '@/state/rootReducer';
import { selectIsDark, selectTheme } from '@/state/settings/settingsSlice';
import type { AppStore } from '@/state/storeTypes';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const named = (prefix: string, colors: object) =>
  Object.entries(colors).map(([name, color]) => [`--${prefix}-${kebabCase(name)}`, String(color)] as const);

const variables = ({
  menu: { header, headerText, ...menu },
  tagText,
  tagBorder,
  tagFill,
  code,
  codeBackground,
  ...colors
}: ThemeColors) => [
  ...named('color', colors),
  ...named('tag-text', tagText),
  ...named('tag-border', tagBorder),
  ...named('tag-fill', tagFill),
  ...named('code', { background: codeBackground, ...code }),
  ...named('menu', menu),
  ...named('header', { background: header, text: headerText }),
];

/** Frames without fading. Elements that inherit a colour change a few frames after the others. */
const STILL_FRAMES = 6;

const afterFrames = (count: number, act: () => void): void =>
  void requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, act) : act()));

/** Makes new colours appear at once: fading elements would restyle the whole page in every frame. */
function stopFading(root: HTMLElement): void {
  root.dataset['themeChanges'] = '';
  afterFrames(STILL_FRAMES, () => delete root.dataset['themeChanges']);
}

function paint(state: RootState): void {
  const { themeName, background, letterSize } = selectTheme(state);
  const isDark = selectIsDark(state);
  const root = document.documentElement;
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.fontSize = `${LETTER_SIZES[letterSize]}px`;
  for (const [name, value] of variables(themeColors(themeName, isDark))) {
    root.style.setProperty(name, value);
  }
  const others = [...document.body.classList].filter((name) => !/^(theme|background)-/.test(name));
  const own = [`theme-${themeName}`, `background-${background === 'none' ? 'default' : background}`];
  document.body.className = [...others, ...own].join(' ');
}

/** Applies the theme: its colours as CSS variables, its 字号 as the unit `rem`, its name as a class of the body (§4.14). */
export function applyTheme(store: AppStore): void {
  let painted: unknown[] = [];
  const follow = () => {
    const state = store.getState();
    const wanted = [selectTheme(state), selectIsDark(state)];
    if (wanted.every((part, index) => part === painted[index])) return;
    if (painted.length > 0) stopFading(document.documentElement);
    painted = wanted;
    paint(state);
  };
  follow();
  store.subscribe(follow);
}
