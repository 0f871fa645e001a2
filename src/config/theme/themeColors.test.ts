import { describe, expect, test } from 'vitest';
import { themeColors } from './themeColors';
import { THEME_NAMES } from './palettes';

type Rgb = [number, number, number];

/**
 * The RGB values of `#abc`, `#aabbcc` or `rgb(r g b / a%)`; translucent colours are mixed with the background `ground`.
 */
function colorOf(text: string, ground: Rgb): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as Rgb;
  }
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text) ?? [];
  if (alpha === undefined) throw new Error(`not a colour: ${text}`);
  const share = Number(alpha) / 100;
  return [r, g, b].map((part, at) => Number(part) * share + (ground[at] ?? 0) * (1 - share)) as Rgb;
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const WHITE: Rgb = [255, 255, 255];

/** WCAG's contrast ratio between a text and a fill. For a gradient, the ratio at its worst stop. */
function contrast(text: string, fill: string): number {
  const stops = fill.startsWith('linear-gradient') ? (fill.match(/#[0-9a-f]+/gi) ?? []) : [fill];
  return Math.min(
    ...stops.map((stop) => {
      const ground = colorOf(stop, WHITE);
      const [low = 0, high = 0] = [luminance(ground), luminance(colorOf(text, ground))].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    }),
  );
}

test('the measure itself: black on white, and a known grey', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const CASES = THEME_NAMES.flatMap((name) =>
  [false, true].map((isDark) => [name, isDark ? 'dark' : 'light', isDark] as const),
);

describe.each(CASES)('%s, %s', (name, _mode, isDark) => {
  const colors = themeColors(name, isDark);
  const { menu } = colors;

  test.each([
    ['text on surface', colors.text, colors.surface],
    ['text on raised', colors.text, colors.raised],
    ['text on page', colors.text, colors.page],
    ['secondary text on surface', colors.textSecondary, colors.surface],
    ['secondary text on raised', colors.textSecondary, colors.raised],
    ['secondary text on page', colors.textSecondary, colors.page],
    ['link on surface', colors.primaryText, colors.surface],
    ['link on raised', colors.primaryText, colors.raised],
    ['link on page', colors.primaryText, colors.page],
    ['link under the pointer on surface', colors.primaryTextHover, colors.surface],
    ['link under the pointer on raised', colors.primaryTextHover, colors.raised],
    ['link under the pointer on page', colors.primaryTextHover, colors.page],
    ['active tab', colors.primaryText, colors.primarySoft],
    ['white on buttons', '#fff', colors.primaryFill],
    ['placeholder on surface', colors.placeholder, colors.surface],
    ['placeholder on raised', colors.placeholder, colors.raised],
    ['danger on surface', colors.danger, colors.surface],
    ['menu', menu.text, menu.background],
    ['active menu entry', menu.activeText, menu.activeBackground],
    ['header', menu.headerText, menu.header],
  ])('%s reaches AA (§2.49)', (_pair, text, fill) => expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5));

  test('a placeholder is clearly lighter than a value', () => {
    const ratio = (text: string) => contrast(text, colors.surface);
    expect(ratio(colors.text)).toBeGreaterThanOrEqual(2 * ratio(colors.placeholder));
  });

  test('the active entry stands out in the menu by its fill or its line (1.3:1)', () => {
    const fills = menu.background.startsWith('linear') ? (menu.background.match(/#\w+/g) ?? []) : [menu.background];
    for (const fill of fills) {
      const marks = [menu.activeBackground, menu.activeMark].filter((mark) => mark !== 'transparent');
      expect(Math.max(...marks.map((mark) => contrast(mark, fill)))).toBeGreaterThanOrEqual(1.3);
    }
  });

  test('focus marks and active lines stand out from what is around them (3:1)', () => {
    for (const ground of [colors.surface, colors.raised, colors.page])
      for (const mark of [colors.primaryText, colors.warning]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each([['primary'], ['success'], ['info'], ['warning'], ['danger']])(
  'the text of the tag %s reaches AA on its hue, light and dark',
  (kind) => {
    for (const isDark of [false, true]) {
      const { tagText, tagFill, surface } = themeColors('blue-white', isDark);
      const ground = colorOf(tagFill[kind] ?? '', colorOf(surface, WHITE)).map(Math.round);
      const hex = `#${ground.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(contrast(tagText[kind] ?? '', hex)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('the words of code reach AA on its ground, light and dark', () => {
  for (const isDark of [false, true]) {
    const { code, codeBackground } = themeColors('blue-white', isDark);
    expect(Object.keys(code)).not.toHaveLength(0);
    for (const color of Object.values(code)) expect(contrast(color, codeBackground)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(CASES)('%s, %s: white stands on saturated fills', (name, _mode, isDark) => {
  const { menu } = themeColors(name, isDark);
  for (const [text, fill] of [
    [menu.activeText, menu.activeBackground],
    [menu.text, menu.background],
    [menu.headerText, menu.header],
  ] as const) {
    const stops = fill.match(/#[0-9a-f]+/gi) ?? [];
    const isSaturated = stops.some((stop) => {
      const color = colorOf(stop, WHITE);
      return Math.max(...color) - Math.min(...color) > 100;
    });
    if (isSaturated) expect(colorOf(text, WHITE)).toEqual(WHITE);
  }
});

test.each(['harbour', 'waves'])('the menu text is legible on the picture %s (§2.49, §2.50)', () => {
  expect(contrast('rgb(255 255 255 / 95%)', '#17263c')).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['blue-black', '#1890ff', '#282c34'],
  ['green-black', '#41b584', '#282c34'],
  ['blue-white', '#1890ff', '#fff'],
  ['green-white', '#41b584', '#fff'],
  ['red-white', '#f34d37', '#fff'],
  ['ocean', '#1890ff', '#0b66cc'],
] as const)('%s keeps its fills: primary %s, header %s (§2.49, §2.50)', (name, primary, header) => {
  expect(themeColors(name, false)).toMatchObject({ primary, menu: { header } });
});
