const WIDTH = 120;
const HEIGHT = 40;
const LENGTH = 4;
/** The characters of captchas, without pairs that look alike: 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const CHARACTERS = 'ACDEFGHJKMNPRTUVWXY34679';
const COLOURS = ['#1f4e79', '#7a1f1f', '#1f6b3a', '#5a3d7a'];

const between = (low: number, high: number) => Math.round(low + Math.random() * (high - low));

const pick = (from: string) => from.charAt(Math.floor(Math.random() * from.length));

/** Four characters for a new captcha. */
export const randomCaptchaText = (): string => Array.from({ length: LENGTH }, () => pick(CHARACTERS)).join('');

function glyph(character: string, index: number): string {
  const x = 18 + index * 28 + between(-3, 3);
  const y = 28 + between(-3, 3);
  const colour = COLOURS[index % COLOURS.length];
  return `<text x="${x}" y="${y}" fill="${colour}" transform="rotate(${between(-18, 18)} ${x} ${y})">${character}</text>`;
}

function noise(): string {
  const ends = `x1="0" y1="${between(4, 36)}" x2="${WIDTH}" y2="${between(4, 36)}"`;
  return `<line ${ends} stroke="${COLOURS[between(0, 3)]}" stroke-opacity=".45"/>`;
}

/** The picture of a captcha, an SVG of 120 × 40 in ASCII; each character is a `<text>` of its own. */
export const captchaSvg = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f2f6fb"/>` +
  noise() +
  `<g font-family="Georgia,serif" font-size="26" font-weight="bold" text-anchor="middle">` +
  [...text].map(glyph).join('') +
  `</g>${noise()}${noise()}</svg>`;
