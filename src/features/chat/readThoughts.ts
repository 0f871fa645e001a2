/** What a model wrote: its thoughts, which are no part of the reply, and the reply. */
export interface Thoughts {
  thought: string;
  answer: string;
  /** The thought has no end yet. */
  isThinking: boolean;
}

/** A fence of code, code within a line, or a tag such as `<think>`. */
const TOKEN =
  /^ {0,3}(`{3,}|~{3,})|(`+)|[<◁](\/?)(think(?:ing)?|thought|reason(?:ing)?|seed:think)(?:\s[^<>\n]*)?[>▷]/gim;
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
  /** The fence of the code that is being read. In code, also within a line, a tag is text. */
  let fence = '';
  let codeEnd = 0;
  for (const { 0: token, 1: opening, 2: ticks, 3: slash, 4: name = '', index } of text.matchAll(TOKEN)) {
    if (index < codeEnd) continue;
    if (fence !== '') {
      if (opening?.startsWith(fence)) fence = '';
    } else if (opening !== undefined) {
      // In a thought, a fence that is never closed is ignored: it would hide the thought's end.
      if (!isThinking || text.includes(`\n${opening}`, index + token.length)) fence = opening;
    } else if (ticks !== undefined) {
      const lineEnd = text.indexOf('\n', index);
      const end = text.indexOf(ticks, index + ticks.length);
      if (end >= 0 && (lineEnd < 0 || end < lineEnd)) codeEnd = end + ticks.length;
    } else if (!isText(slash, name, index)) {
      take(index);
      if (slash !== '' && !isThinking && !hasMark) {
        thoughts.push(answer);
        answer = '';
      }
      [hasMark, isThinking, from] = [true, slash === '', index + token.length];
    }
  }
  take(text.length);
  const thought = thoughts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  return { thought, answer: hasMark ? answer.trimStart() : answer, isThinking };
}
