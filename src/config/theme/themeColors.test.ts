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

  test('success is a green, not a yellow (§17.5)', () => {
    const [red, green, blue] = colorOf(colors.success, WHITE);
    expect(green).toBeGreaterThan(1.9 * Math.max(red, blue));
  });

  test.each([
    ['text on surface', colors.text, colors.surface],
    ['text on raised', colors.text, colors.raised],
    ['text on page', colors.text, colors.page],
    ['secondary text on surface', colors.textSecondary, colors.surface],
    ['secondary text on raised', colors.textSecondary, colors.raised],
    ['secondary text on page', colors.textSecondary, colors.page],
    ['link on surface', colors.link, colors.surface],
    ['link on raised', colors.link, colors.raised],
    ['link on page', colors.link, colors.page],
    ['link under the pointer on surface', colors.linkHover, colors.surface],
    ['link under the pointer on raised', colors.linkHover, colors.raised],
    ['link under the pointer on page', colors.linkHover, colors.page],
    ['active tab', colors.primaryText, colors.primarySoft],
    ['white on buttons', '#fff', colors.primaryFill],
    ['placeholder on surface', colors.placeholder, colors.surface],
    ['placeholder on raised', colors.placeholder, colors.raised],
    ['danger on surface', colors.danger, colors.surface],
    ['danger on raised', colors.danger, colors.raised],
    ['text on the fill of a failure', colors.text, colors.dangerSoft],
    ['white on a button of danger', '#fff', colors.dangerFill],
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

/** Of full strength (Machado and others, 2009): protanopia, deuteranopia, tritanopia. */
const SIGHTS: readonly (readonly Rgb[])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const product = (row: Rgb, [r, g, b]: Rgb) => row[0] * r + row[1] * g + row[2] * b;

/** A colour in CIELAB, as somebody with this sight sees it. */
function labOf(text: string, sight: readonly Rgb[]): Rgb {
  const light = colorOf(text, WHITE).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  const seen = sight.map((row) => Math.min(1, Math.max(0, product(row, light)))) as Rgb;
  const curve = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = curve(product([0.4124, 0.3576, 0.1805], seen) / 0.95047);
  const y = curve(product([0.2126, 0.7152, 0.0722], seen));
  const z = curve(product([0.0193, 0.1192, 0.9505], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart for whom they are nearest; from about 2 on they can be told apart side by side. */
const distance = (one: string, other: string): number =>
  Math.min(
    ...SIGHTS.map((sight) => {
      const [a, b] = [labOf(one, sight), labOf(other, sight)];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }),
  );

describe.each(CASES)('%s, %s: told apart, by colour-blind users too (§17.5)', (name, _mode, isDark) => {
  const { primaryFill, link, danger, success, menu } = themeColors(name, isDark);
  test.each([
    ['danger and primary', danger, primaryFill],
    ['danger and a link', danger, link],
    ['danger and the active entry', danger, menu.activeText],
    ['success and primary', success, primaryFill],
    ['success and a link', success, link],
    ['success and the active entry', success, menu.activeText],
    ['success and danger', success, danger],
  ])('%s', (_pair, one, other) => expect(distance(one, other)).toBeGreaterThan(12));
});

test('links of the red theme are not red, but under the pointer', () => {
  for (const isDark of [false, true]) {
    const { link, linkHover, primaryText } = themeColors('red-white', isDark);
    expect(distance(link, primaryText)).toBeGreaterThan(25);
    expect(linkHover).toBe(primaryText);
  }
});

test.each([['primary'], ['success'], ['info'], ['warning'], ['danger']])(
  'the text of the tag %s reaches AA on its hue, light and dark',
  (kind) => {
    for (const isDark of [false, true]) {
      const { tagText, tagFill, surface, raised } = themeColors('blue-white', isDark);
      for (const below of [surface, raised]) {
        const ground = colorOf(tagFill[kind] ?? '', colorOf(below, WHITE)).map(Math.round);
        const hex = `#${ground.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(contrast(tagText[kind] ?? '', hex)).toBeGreaterThanOrEqual(4.5);
      }
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
