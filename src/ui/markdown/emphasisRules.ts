import { attention } from 'micromark-core-commonmark';

const ASTERISK = 42;
const UNDERSCORE = 95;

const BLANK = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;
const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

const isBlank = (char: string | undefined) => char === undefined || BLANK.test(char);
const isWordless = (char: string | undefined) => char === undefined || PUNCTUATION.test(char);

/**
 * Whether a mark can open and close emphasis, by the characters on both sides (undefined: beginning or end of the
 * text). The rule is CommonMark's with one exception: beside a Chinese character or punctuation mark, the other side
 * does not matter, so `**重点：**说明` is bold.
 *
 * @param mark `*`, `_` or `~`
 */
export function emphasisRules(before: string | undefined, after: string | undefined, mark: string) {
  const friendly = [before, after].some((char) => char !== undefined && CJK.test(char));
  // A `~` counts as text, so that emphasis next to a strike-through works.
  const isText = (char: string | undefined) => char === '~' || !isWordless(char);
  const opens = !isBlank(after) && (friendly || isText(after) || isBlank(before) || isWordless(before));
  const closes = !isBlank(before) && (friendly || isText(before) || isBlank(after) || isWordless(after));
  if (mark !== '_') return { opens, closes };
  return { opens: opens && !WORD.test(before ?? ' '), closes: closes && !WORD.test(after ?? ' ') };
}

/** Converts a character code of micromark: negative codes are line ends, null is the end of the text. */
const charOf = (code: number | null) => (code === null || code < 0 ? undefined : String.fromCharCode(code));

const tokenize: (typeof attention)['tokenize'] = function (effects, ok) {
  const before = charOf(this.previous);
  return function start(marker) {
    effects.enter('attentionSequence');
    return (function more(code) {
      if (code === marker) {
        effects.consume(code);
        return more;
      }
      const { opens, closes } = emphasisRules(before, charOf(code), charOf(marker) ?? '');
      const sequence = effects.exit('attentionSequence');
      sequence._open = opens;
      sequence._close = closes;
      return ok(code);
    })(marker);
  };
};

const construct = { ...attention, tokenize };

/** Extension of micromark that lets `*` and `_` mark emphasis beside Chinese characters. */
export const chineseEmphasis = { text: { [ASTERISK]: construct, [UNDERSCORE]: construct } };
