import { attention } from 'micromark-core-commonmark';
import { flanks } from './flanks';

const ASTERISK = 42;
const UNDERSCORE = 95;

type Tokenize = (typeof attention)['tokenize'];

/** Ends of lines and of the text are no characters. */
const charOf = (code: number | null) => (code === null || code < 0 ? undefined : String.fromCharCode(code));

const tokenize: Tokenize = function (effects, ok) {
  const before = charOf(this.previous);
  return function start(marker) {
    effects.enter('attentionSequence');
    return (function more(code) {
      if (code === marker) {
        effects.consume(code);
        return more;
      }
      const { opens, closes } = flanks(before, charOf(code), charOf(marker) ?? '');
      const sequence = effects.exit('attentionSequence');
      sequence._open = opens;
      sequence._close = closes;
      return ok(code);
    })(marker);
  };
};

const construct = { ...attention, tokenize };

/** Extension of micromark by which emphasis next to Chinese is what its writer meant (see `flanks`). */
export const chineseEmphasis = { text: { [ASTERISK]: construct, [UNDERSCORE]: construct } };
