import { codeIn } from '@/ui/markdown/code';

/** An id of a knowledge base's passage. */
const ID = '[0-9a-f]{24}';
/** Quotations of FastGPT (the id before the mark, or as its words), of RAGFlow, and of prompts as DeepSeek's. */
const CITED = String.raw`(?:(?<![0-9a-f])${ID})?\[(?:QUOTE|CITE)\]\((?:QUOTE|CITE)\)|\[${ID}\]\((?:QUOTE|CITE)\)|##\d{1,4}\$\$|\[citation:\d{1,4}\]`;
/** What a model writes for itself: `<|im_end|>`, `<｜end▁of▁sentence｜>`, the ends of a text. */
const OF_MODEL = String.raw`<[|｜][\w▁/-]{1,40}[|｜]>|<\/?s>`;
const MARK = new RegExp(String.raw`[ \t]{0,3}(?:${CITED})|${OF_MODEL}`, 'gi');
const MAY_HOLD = /\]\((?:QUOTE|CITE)\)|\$\$|\[citation:|[|｜]>|<\/?s>/i;
/** The end of a fence, before which a model has ended its text. */
const MARKED_FENCE = new RegExp(String.raw`^( {0,3}(?:\x60{3,}|~{3,}))(?:${OF_MODEL})+[ \t]*$`, 'gim');

/** A mark that broke off, which is nothing else. */
const BROKEN = new RegExp(
  String.raw`[ \t]{0,3}(?:(?:${ID})?\[(?:QUOTE|CITE)(?:\](?:\([A-Z]*)?)?|${ID}\[[A-Z]*|\[${ID}(?:\](?:\([A-Z]*)?)?|\[citation:\d*|<[|｜][a-z][\w▁/-]*[|｜]?|<\/s)$`,
  'i',
);
/** The beginning of one, or of something else. */
const BEGINNING =
  /[ \t]{0,3}(?:\[[a-z]{0,8}|\[[0-9a-f]*|#{1,2}\d*|<[|｜]?|<\/?s?|(?<![0-9a-z])[0-9a-f]{1,24}(?:\[[A-Z]{0,5})?)$/i;
/** One that may also be words: 价格##5$ */
const BROKEN_NUMBER = /[ \t]{0,3}##\d{1,4}\$$/;
const NUMBER = /##\d{1,4}\$\$/;
/** The beginning of an id that was cut off, or a number of something. */
const BROKEN_ID = /(?<![0-9a-z])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,24}$/;
const CITED_ID = new RegExp(String.raw`${ID}(?:\[|\]\()(?:QUOTE|CITE)`);

/** How much of a text there is: more may come, it is complete, or it broke off before its end. */
export type TextState = 'growing' | 'whole' | 'cut';

/** A text without the marks of servers and models; in code, a mark is text. */
export function withoutMarks(text: string, state: TextState): string {
  const mended = MAY_HOLD.test(text) ? text.replace(MARKED_FENCE, '$1') : text;
  const code = codeIn(mended);
  let next = 0;
  const clean = MAY_HOLD.test(text)
    ? mended.replace(MARK, (found: string, ...others: unknown[]) => {
        const end = Number(others.at(-2)) + found.length;
        while ((code[next]?.to ?? Infinity) < end) next += 1;
        return (code[next]?.from ?? Infinity) < end ? found : '';
      })
    : text;
  if (state !== 'growing' && code.at(-1)?.isOpen) return clean;
  // The longest beginnings have some sixty characters.
  const [head, tail] = [clean.slice(0, -80), clean.slice(-80)];
  const shown = tail.replace(BROKEN, '');
  const known = state !== 'whole' || NUMBER.test(text) ? shown.replace(BROKEN_NUMBER, '') : shown;
  if (state === 'growing') return head + known.replace(BEGINNING, '');
  return head + (state === 'cut' && CITED_ID.test(text) ? known.replace(BROKEN_ID, '') : known);
}
