import { FENCE, FENCE_END, INDIVISIBLE, UNCERTAIN } from './blockPatterns';

const MIN_PART_CHARS = 2500;
const OPENS_BLOCK = /^(?:#{1,6}\s|\p{L}|\*\*[^\s*])/u;

/**
 * Finds where a text can be cut so that each part is parsed as it is within the whole: at paragraphs and headings after
 * a blank line, outside of code. Nothing is parsed here, so some possible cuts are missed.
 *
 * @param least minimum characters of a part, except the last one
 * @returns indices at which the parts begin; the first is 0
 */
export function splitMarkdown(text: string, least = MIN_PART_CHARS): number[] {
  const starts = [0];
  if (text.length <= least || INDIVISIBLE.test(text)) return starts;
  let fence: string | undefined;
  let afterBlank = true;
  let at = 0;
  for (const sent of text.split('\n')) {
    const line = sent.trimEnd();
    if (fence !== undefined) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
    } else {
      if (UNCERTAIN.test(line)) break;
      fence = FENCE.exec(line)?.[0];
      if (at > 0 && afterBlank && OPENS_BLOCK.test(line) && at - (starts.at(-1) ?? 0) >= least) starts.push(at);
    }
    afterBlank = line === '';
    at += sent.length + 1;
  }
  return starts;
}
