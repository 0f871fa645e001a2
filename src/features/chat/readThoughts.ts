import { codeIn } from '@/ui/markdown/code';

/** What a model wrote: its thoughts, which are no part of the reply, and the reply. */
export interface Thoughts {
  thought: string;
  answer: string;
  /** The thought has no end yet. */
  isThinking: boolean;
}

/** A tag such as `<think>`. */
const TAG = /[<◁](\/?)(think(?:ing)?|thought|reason(?:ing)?|seed:think)(?:\s[^<>\n]*)?[>▷]/gi;
/** The beginning of a tag that is still being written. */
const MARK_BEGINNING =
  /[<◁]\/?(?:t|th|thi|thin|think|thinki|thinkin|tho|thou|thoug|though|rea|reas|reaso|reasoni|reasonin|see|seed|seed:\w*|(?:thinking|thought|reason|reasoning)(?:\s[^<>\n]*)?|think\s[^<>\n]*)$/i;
/** Names that a reply may use for other things, so that they begin a thought only where a line begins. */
const OTHER_NAME = /^(?:thought|reason)/i;
/** So many characters before such a tag are checked for a line's beginning. */
const MAX_BLANKS = 40;
const MAY_HOLD = /[<◁]\/?(?:t|reason|seed|details)/i;
/** Thoughts in a `<details>` element, as older versions of Dify send them and other servers store them. */
const FOLD =
  /<details\b(?=[^<>]*\btype="reasoning"|[^<>]*>\s*<summary>\s*Thinking\.{3}\s*<\/summary>)[^<>]*>\s*<summary>[^<>]*<\/summary>/gi;

/** Turns thoughts in `<details>` into `<think>` tags. */
function unfolded(sent: string): string {
  const [before = '', ...folds] = sent.split(FOLD);
  return before + folds.map((fold) => `<think>${fold.replace(/<\/details>/i, '</think>')}`).join('');
}

/** Divides what a model wrote into thoughts (`<think>…</think>`, another name, or a closing tag alone) and reply. */
export function readThoughts(sent: string): Thoughts {
  if (!MAY_HOLD.test(sent)) return { thought: '', answer: sent, isThinking: false };
  const text = unfolded(sent).replace(MARK_BEGINNING, '');
  const thoughts: string[] = [];
  let answer = '';
  let from = 0;
  let isThinking = false;
  let hasMark = false;
  const take = (end: number) => {
    if (isThinking) thoughts.push(text.slice(from, end));
    else answer += text.slice(from, end);
  };
  const isText = (slash: string | undefined, name: string, index: number) => {
    if (!OTHER_NAME.test(name)) return false;
    if (slash !== '') return !isThinking;
    const before = text.slice(Math.max(from, index - MAX_BLANKS), index);
    return before.slice(before.lastIndexOf('\n') + 1).trim() !== '';
  };
  // In code, a tag is text.
  const code = codeIn(text);
  let next = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(TAG)) {
    while ((code[next]?.to ?? Infinity) <= index) next += 1;
    const within = code[next];
    // In a thought, a fence that is never closed is ignored: it would hide the thought's end.
    const isCode = within !== undefined && within.from <= index && !(isThinking && within.isOpen);
    if (isCode || isText(slash, name, index)) continue;
    take(index);
    if (slash !== '' && !isThinking && !hasMark) {
      thoughts.push(answer);
      answer = '';
    }
    [hasMark, isThinking, from] = [true, slash === '', index + tag.length];
  }
  take(text.length);
  const thought = thoughts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  return { thought, answer: hasMark ? answer.trimStart() : answer, isThinking };
}
