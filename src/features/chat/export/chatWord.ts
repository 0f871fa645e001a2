import { HeadingLevel, Paragraph } from 'docx';
import { clockTime, monthAndDay } from '@/lib/time/localTime';
import { markdownTree } from '@/ui/markdown/markdownSyntax';
import { textRuns } from '@/ui/markdown/word/textRuns';
import { packWordFile } from '@/ui/markdown/word/packWordFile';
import { WordText, type WordBlock } from '@/ui/markdown/word/WordText';
import { PARTIAL } from './chatMarkdown';
import { readThoughts } from '../readThoughts';
import { AI_NOTICE, ASSISTANT_NAME } from '../assistantTexts';
import { type ChatMessage, STATE_NAMES } from '../ChatMessage';

const MAX_HEADING_CHARS = 60;

/** What is written into a Word file: one reply with its question as title, or a conversation. */
export interface ChatContent {
  title: string;
  /** Milliseconds since 1970. */
  date: number;
  messages: readonly ChatMessage[];
  /** As in `safeLink`. */
  fileBase?: string | undefined;
  /** Whether the server has earlier records that it does not give. */
  isPartial?: boolean;
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

/** What became of a message, if it is not simply done. */
function stateOf({ status, reason }: ChatMessage): WordBlock[] {
  const state = STATE_NAMES[status];
  return state === undefined ? [] : [note(`（${reason ? `${state}：${reason}` : state}）`)];
}

function questionBlocks(message: ChatMessage): WordBlock[] {
  const { content, timestamp } = message;
  const time = dateAndTime(timestamp);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: textRuns(headingOf(content)) }),
    ...(time ? [note(`提问时间：${time}`)] : []),
    ...inFull(content),
    ...stateOf(message),
  ];
}

function replyBlocks(message: ChatMessage, file: WordText, shift: number, fileBase?: string): WordBlock[] {
  const { answer } = readThoughts(message.content);
  const text = file.text(markdownTree(answer, fileBase), shift);
  return [...text, ...stateOf(message), ...file.sources(message.citations ?? [])];
}

/** The question of a single reply, which is its title; undefined for a conversation. */
function questionOfReply(messages: readonly ChatMessage[], title: string): string | undefined {
  const [first, second, third] = messages;
  if (first?.role === 'assistant' && !second) return title;
  const isExchange = first?.role === 'user' && second?.role === 'assistant' && !third;
  return isExchange && first.content.trim().startsWith(title) ? first.content : undefined;
}

/** The Word file of a reply or of a conversation. */
export function chatWord({ title, date, messages, fileBase, isPartial }: ChatContent): Promise<Blob> {
  const text = new WordText();
  const said = messages.filter(({ isNotice }) => !isNotice);
  const asked = questionOfReply(said, title);
  const isReply = asked !== undefined;
  const body = said.flatMap((message) => {
    if (message.role === 'assistant') return replyBlocks(message, text, isReply ? 0 : 1, fileBase);
    return isReply ? inFull(asked) : questionBlocks(message);
  });
  const lines = [`导出时间：${dateAndTime(date)}`, AI_NOTICE, ...(isPartial ? [PARTIAL] : [])];
  return packWordFile({ title: headingOf(asked ?? title), lines, creator: ASSISTANT_NAME, body, text });
}
