import { HeadingLevel, Paragraph, type FileChild } from 'docx';
import { clockTime, monthAndDay } from '@/lib/time/localTime';
import { markdownBlocks, type Shared } from '@/ui/markdown/word/markdownBlocks';
import { Numbering } from '@/ui/markdown/word/numbering';
import { sourceList } from '@/ui/markdown/word/sourceList';
import { textRuns } from '@/ui/markdown/word/textRuns';
import { wordFile } from '@/ui/markdown/word/wordFile';
import { AI_NOTICE, ASSISTANT, type ChatMessage } from '../ChatMessage';

const MAX_HEADING_CHARS = 60;

/** What is written into a Word file: one reply with its question as title, or a conversation. */
export interface ChatContent {
  title: string;
  /** Milliseconds since 1970. */
  date: number;
  messages: readonly ChatMessage[];
}

function dateAndTime(timestamp: number): string {
  const day = new Date(timestamp);
  return Number.isFinite(timestamp) ? `${day.getFullYear()}年${monthAndDay(day)} ${clockTime(timestamp)}` : '';
}

/** A question as a heading: one line, of which the rest is left out. */
function headingOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length > MAX_HEADING_CHARS ? `${line.slice(0, MAX_HEADING_CHARS)}…` : line;
}

/** A question in full, where its heading is not. Questions are plain text. */
const inFull = (question: string) =>
  headingOf(question) === question.trim()
    ? []
    : question
        .trim()
        .split('\n')
        .map((line) => new Paragraph({ style: 'Quote', children: textRuns(line) }));

const note = (text: string) => new Paragraph({ style: 'Note', keepNext: true, children: textRuns(text) });

function questionBlocks({ content, timestamp }: ChatMessage): FileChild[] {
  const time = dateAndTime(timestamp);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: textRuns(headingOf(content)) }),
    ...(time ? [note(`提问时间：${time}`)] : []),
    ...inFull(content),
  ];
}

function replyBlocks({ content, status, citations = [] }: ChatMessage, shared: Shared, shift: number): FileChild[] {
  return [
    ...markdownBlocks(content, shared, shift),
    ...(status === 'done' ? [] : [note('（回答不完整）')]),
    ...sourceList(citations, shared),
  ];
}

/** The Word file of a reply or of a conversation. */
export function chatWord({ title, date, messages }: ChatContent): Promise<Blob> {
  const shared: Shared = { numbering: new Numbering(), notes: 0 };
  const first = messages.findIndex(({ role }) => role === 'user');
  const hasQuestions = first >= 0;
  // What the assistant says before the first question is its greeting.
  const body = messages
    .slice(Math.max(first, 0))
    .flatMap((message) =>
      message.role === 'user' ? questionBlocks(message) : replyBlocks(message, shared, hasQuestions ? 1 : 0),
    );
  return wordFile({
    title: headingOf(title),
    notes: [`导出时间：${dateAndTime(date)}`, AI_NOTICE],
    creator: ASSISTANT,
    body: hasQuestions ? body : [...inFull(title), ...body],
    numbering: shared.numbering,
  });
}
