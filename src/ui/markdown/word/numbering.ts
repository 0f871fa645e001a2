import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions } from 'docx';
import { FIRST_LINE, STEP } from './wordStyles';

/** Word has nine levels of lists. */
export const LAST_LEVEL = 8;
/** Word counts no further than this. */
const MAX_START = 32_767;

// docx writes references as `{name-instance}` and puts numbers in their place at the end, also in texts. No text can
// contain this character, as XML forbids it.
const UNTYPED = '\ufffe';

const indentOf = (level: number) => ({ indent: { left: FIRST_LINE + (level + 1) * STEP, hanging: STEP } });

const levels = (of: (level: number) => Omit<ILevelsOptions, 'level'>): ILevelsOptions[] =>
  Array.from({ length: LAST_LEVEL + 1 }, (_, level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: { paragraph: indentOf(level) },
    ...of(level),
  }));

const BULLETS = ['●', '○', '■'];
const bullets = levels((level) => ({
  format: LevelFormat.BULLET,
  text: BULLETS[level % BULLETS.length] ?? '',
  style: {
    run: { font: { ascii: '宋体', hAnsi: '宋体', eastAsia: '宋体', hint: 'eastAsia' }, size: 16 },
    paragraph: indentOf(level),
  },
}));

/** `1.`, `（1）`, `a.`, and again. */
const NUMBERS = [
  (level: number) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` }),
  (level: number) => ({ format: LevelFormat.DECIMAL, text: `（%${level + 1}）`, suffix: LevelSuffix.NOTHING }),
  (level: number) => ({ format: LevelFormat.LOWER_LETTER, text: `%${level + 1}.` }),
];
const numbers = (start: number) =>
  levels((level) => ({ start, ...(NUMBERS[level % NUMBERS.length] ?? NUMBERS[0])?.(level) }));

/** The lists of a document. Each numbered list counts by itself. */
export class Numbering {
  readonly #starts = new Map<number, number>();

  /** The reference of a new list of bullets. */
  bullets() {
    return { reference: `bullets${UNTYPED}`, instance: 0 };
  }

  /** The reference of a new numbered list that begins with `start`. */
  numbers(start: number) {
    const first = Math.min(start, MAX_START);
    const instance = (this.#starts.get(first) ?? 0) + 1;
    this.#starts.set(first, instance);
    return { reference: `numbers${first}${UNTYPED}`, instance };
  }

  /** The definitions of all references that were given out. */
  get config() {
    return [
      { reference: `bullets${UNTYPED}`, levels: bullets },
      ...Array.from(this.#starts.keys(), (start) => ({
        reference: `numbers${start}${UNTYPED}`,
        levels: numbers(start),
      })),
    ];
  }
}
