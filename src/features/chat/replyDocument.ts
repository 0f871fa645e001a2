import { FENCE } from '@/ui/markdown/code';
import type { TextState } from './replyMarks';

/** A fence that begins a reply, or follows its first line. */
const OPENING =
  /^\s*?(?:(?!`{3}|~{3})(\S[^\n]*)\n\s*?)?(?<=^|\n) {0,3}(`{3,}|~{3,})[ \t]*(?:(markdown|md)[ \t]*)?(?:\n|$)/i;
const HEADING = /^\s*#{1,6}(?:\s|\p{Script=Han})/u;
const WORDS = /[\p{L}\d]/u;
const HAN = /\p{Script=Han}/u;
/** What models say first: 好的！ */
const GREETING = /^(?:好的|好|当然|当然可以|可以|没问题|明白|收到|是的|您好|你好)[。！!]\s*/;
const INNER_END = /[。！？!?][”’」』）)]*\s*[^\s”’」』）)]/;

/** One sentence at most. */
function isSentence(text: string): boolean {
  const sentence = text.trim();
  return !sentence.includes('\n') && !INNER_END.test(sentence.replace(GREETING, ''));
}

/** Whether lines are a document, and not commands or settings with notes: # 重启服务 */
function isDocument([first = '', ...others]: readonly string[]): boolean {
  if (!HEADING.test(first)) return false;
  const texts = others.filter((line) => WORDS.test(line) && !HEADING.test(line) && !FENCE.test(line));
  return texts.length === 0 || texts.filter((line) => HAN.test(line)).length > texts.length / 2;
}

/** The lines that may end a fence: without a name, and not the end of a fence inside. */
function endsOf(lines: readonly string[], mark: string): number[] {
  const ends: number[] = [];
  let inner = '';
  for (const [index, line] of lines.entries()) {
    const [, fence = '', name = ''] = FENCE.exec(line) ?? [];
    if (fence === '') continue;
    if (inner !== '') {
      if (name === '' && fence.startsWith(inner)) inner = '';
    } else if (name === '' && fence.startsWith(mark)) ends.push(index);
    else inner = fence;
  }
  return ends;
}

/** Where the fence ends; the number of lines where it has no end, undefined where it is only a part of the reply. */
function endOf(lines: readonly string[], mark: string, state: TextState): number | undefined {
  const ends = endsOf(lines, mark);
  const [first = lines.length] = ends;
  const isLast = (end: number) => isSentence(lines.slice(end + 1).join('\n'));
  if (isLast(first)) return first;
  // Fences inside, without names, whose marks are as long.
  if (ends.length % 2 === 0) return state === 'growing' ? lines.length : undefined;
  const last = ends.at(-1) ?? first;
  return ends.length > 1 && isLast(last) ? last : undefined;
}

/**
 * The reply that a model has put into a fence as a whole, as if it were code: a fence named markdown, or one without a
 * name that begins with a heading before Chinese words, alone or beside one sentence.
 */
export function withoutFence(text: string, state: TextState): string {
  const [opening, before = '', mark = '', name] = OPENING.exec(text) ?? [];
  if (opening === undefined || !isSentence(before)) return text;
  const inside = text.slice(opening.length);
  const lines = inside.split('\n');
  const end = endOf(lines, mark, state);
  if (end === undefined) return text;
  if (name === undefined && !isDocument(lines.slice(0, end).filter((line) => line.trim() !== ''))) return text;
  const parts = [before, lines.slice(0, end).join('\n'), lines.slice(end + 1).join('\n')];
  return parts
    .map((part) => part.replace(/^\s*\n/, '').trimEnd())
    .filter(Boolean)
    .join('\n\n');
}
