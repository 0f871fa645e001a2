/**
 * An instruction of a backtracking matcher, to which a regular expression is compiled. `split` tries `first`, and
 * `second` if that fails. The offsets of `split` and `jump` count from the instruction itself.
 */
type Instruction =
  | { do: 'read'; fits: (char: string) => boolean }
  | { do: 'split'; first: number; second: number }
  | { do: 'jump'; by: number }
  | { do: 'save'; slot: number }
  | { do: 'repeat'; group: number }
  | { do: 'assert'; holds: (text: string, at: number) => boolean }
  | { do: 'look'; code: Code; behind: boolean; wanted: boolean };
type Code = readonly Instruction[];

const ATOM = /\\p\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|[^()|]/isuy;
const QUANTIFIER = /([*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;
const OPENING = /\((\?(?::|=|!|<=|<!|<\w+>))?/y;

const LIMITS: Record<string, [least: number, most: number]> = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] };

function repeated(code: Code, least: number, most: number, isLazy: boolean): Code {
  if (least > 0) return [...code, ...repeated(code, least - 1, most - 1, isLazy)];
  if (most <= 0) return [];
  const body: Code =
    most === Infinity
      ? [...code, { do: 'jump', by: -code.length - 1 }]
      : [...code, ...repeated(code, 0, most - 1, isLazy)];
  const [inside, outside] = [1, body.length + 1];
  return [{ do: 'split', first: isLazy ? outside : inside, second: isLazy ? inside : outside }, ...body];
}

/** Compiles a regular expression to the instructions that a backtracking engine performs. */
function compile({ source, flags }: RegExp): Code {
  let at = 0;
  let groups = 0;

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };

  function atom(): Instruction {
    const [sign = ''] = take(ATOM) ?? [];
    const isLineEnd = (char = '') => flags.includes('m') && /[\n\r\u2028\u2029]/.test(char);
    if (sign === '') throw new Error(`Cannot read /${source}/ at ${at}`);
    if (sign === '^') return { do: 'assert', holds: (text, i) => i === 0 || isLineEnd(text[i - 1]) };
    if (sign === '$') return { do: 'assert', holds: (text, i) => i === text.length || isLineEnd(text[i]) };
    if (sign === '\\b') {
      const isWord = (char = '') => /\w/.test(char);
      return { do: 'assert', holds: (text, i) => isWord(text[i - 1]) !== isWord(text[i]) };
    }
    if (/^\\[1-9]$/.test(sign)) return { do: 'repeat', group: Number(sign[1]) };
    const one = new RegExp(`^${sign}$`, flags.replace(/[gmyd]/g, ''));
    const known = new Map<string, boolean>();
    return {
      do: 'read',
      fits: (char) => {
        const fit = known.get(char) ?? one.test(char);
        known.set(char, fit);
        return fit;
      },
    };
  }

  function group(kind: string | undefined): Code {
    const behind = kind === '?<=' || kind === '?<!';
    const isCaptured = kind === undefined || (kind.startsWith('?<') && !behind);
    const slot = isCaptured ? 2 * (groups += 1) : 0;
    const code = alternatives();
    at += 1;
    if (isCaptured) return [{ do: 'save', slot }, ...code, { do: 'save', slot: slot + 1 }];
    return kind === '?:' ? code : [{ do: 'look', code, behind, wanted: kind?.endsWith('=') ?? false }];
  }

  function term(): Code {
    const opening = take(OPENING);
    const code = opening ? group(opening[1]) : [atom()];
    const [whole, sign = '', least = '', comma, most = '', lazy] = take(QUANTIFIER) ?? [];
    if (whole === undefined) return code;
    const [from, to] = LIMITS[sign] ?? [
      Number(least),
      comma === '' ? Number(least) : most === '' ? Infinity : Number(most),
    ];
    return repeated(code, from, to, lazy === '?');
  }

  function alternatives(): Code {
    const code: Instruction[] = [];
    while (at < source.length && source[at] !== ')' && source[at] !== '|') code.push(...term());
    if (source[at] !== '|') return code;
    at += 1;
    const other = alternatives();
    return [
      { do: 'split', first: 1, second: code.length + 2 },
      ...code,
      { do: 'jump', by: other.length + 1 },
      ...other,
    ];
  }

  return alternatives();
}

const compiled = new WeakMap<RegExp, Code>();

/**
 * A list of the positions of captured groups, the latest first. Slot `2n` is the start of group `n`, `2n + 1` its end.
 */
interface Saved {
  slot: number;
  at: number;
  before: Saved | undefined;
}

const savedAt = (saved: Saved | undefined, slot: number): number =>
  saved ? (saved.slot === slot ? saved.at : savedAt(saved.before, slot)) : 0;

/** Creates a matcher that stops after `limit` steps, counted over all its matches. */
function createMatcher(limit: number) {
  let steps = 0;

  /** The index after the match that begins at `start`; -1 if nothing matches there or no steps are left. */
  function match(code: Code, text: string, start: number): number {
    const waiting: { next: number; at: number; saved: Saved | undefined }[] = [
      { next: 0, at: start, saved: undefined },
    ];
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      let { next, at, saved } = path;
      for (;;) {
        const instruction = code[next];
        if (!instruction) return at;
        if ((steps += 1) > limit) return -1;
        if (instruction.do === 'read') {
          if (at >= text.length || !instruction.fits(text[at] ?? '')) break;
          at += 1;
        } else if (instruction.do === 'split') {
          waiting.push({ next: next + instruction.second, at, saved });
          next += instruction.first;
          continue;
        } else if (instruction.do === 'jump') {
          next += instruction.by;
          continue;
        } else if (instruction.do === 'save') {
          saved = { slot: instruction.slot, at, before: saved };
        } else if (instruction.do === 'repeat') {
          const again = text.slice(savedAt(saved, 2 * instruction.group), savedAt(saved, 2 * instruction.group + 1));
          if (!text.startsWith(again, at)) break;
          at += again.length;
        } else if (instruction.do === 'assert') {
          if (!instruction.holds(text, at)) break;
        } else if (isThere(instruction, text, at) !== instruction.wanted) break;
        next += 1;
      }
    }
    return -1;
  }

  /**
   * Tests a lookahead or lookbehind. A lookbehind is supported for one character only, so its match must begin one
   * index back.
   */
  function isThere({ code, behind }: { code: Code; behind: boolean }, text: string, at: number): boolean {
    return behind ? at > 0 && match(code, text, at - 1) === at : match(code, text, at) >= 0;
  }

  return { match, taken: () => steps };
}

/**
 * Searches a text by backtracking, as browsers do, and counts the steps. Unlike time, their number is the same on
 * every machine.
 *
 * @param limit steps after which it stops
 * @returns the matches (all if the expression is global, else the first), and the number of steps
 */
export function countSteps(expression: RegExp, text: string, limit: number): { matches: string[]; steps: number } {
  const code = compiled.get(expression) ?? compile(expression);
  compiled.set(expression, code);
  const { match, taken } = createMatcher(limit);
  const matches: string[] = [];
  // An expression that begins with `^` can match only at the start, so other positions are skipped, as browsers do.
  const isAnchored = /^\^[^|]*$/.test(expression.source.replace(/\([^()]*\)/g, '')) && !expression.multiline;
  for (let start = 0; start <= text.length && taken() <= limit; start += 1) {
    const end = match(code, text, start);
    if (end >= 0) {
      matches.push(text.slice(start, end));
      if (!expression.global) break;
      start = Math.max(start, end - 1);
    }
    if (isAnchored) break;
  }
  return { matches, steps: taken() };
}
