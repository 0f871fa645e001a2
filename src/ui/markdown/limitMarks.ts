import type { attention } from 'micromark-core-commonmark';

type Construct = typeof attention;

/**
 * Marks that are read as such in one run of text, such as a paragraph or a cell; later ones are text. Each closing mark
 * is compared with those before it, so the cost grows with the square of their number.
 */
const MAX_MARKS = 500;

const counts = new WeakMap<ThisParameterType<Construct['tokenize']>, number>();

const construct: Construct = {
  name: 'limitMarks',
  tokenize(effects, ok, nok) {
    const count = (counts.get(this) ?? 0) + 1;
    counts.set(this, count);
    return (code) => {
      // The constructs that follow read the mark.
      if (count <= MAX_MARKS) return nok(code);
      effects.enter('data');
      effects.consume(code);
      effects.exit('data');
      return ok;
    };
  },
};

/** Extension of micromark that bounds what a text full of marks costs. It must be the last of the extensions. */
export const limitMarks = {
  text: Object.fromEntries([...'*_~]'].map((mark) => [mark.charCodeAt(0), construct])),
};
