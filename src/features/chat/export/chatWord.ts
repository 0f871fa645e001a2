import * as docx from 'docx';
import { Paragraph } from 'docx';
import { clockTime, monthAndDay } from '@/lib/time/localTime';
import { markdownTree } from '@/ui/markdown/markdownSyntax';
import { textRuns, xmlText } from '@/ui/markdown/word/textRuns';
import { BROAD_PAGE, FONT_TABLE, PAGE, STYLES } from '@/ui/markdown/word/wordStyles';
import { WordText, type WordBlock } from '@/ui/markdown/word/WordText';
import { AI_NOTICE, ASSISTANT_NAME } from '../assistantTexts';
import { type ChatMessage, STATE_NAMES } from '../ChatMessage';
import { replyIn } from '../readReply';
import { PARTIAL, type ChatContent } from './chatMarkdown';

const MAX_HEADING_CHARS = 60;

function dateAndTime(timestamp: number): string {
  const day = new Date(timestamp);
  return Number.isFinite(timestamp) ? `${day.getFullYear()}年${monthAndDay(day)} ${clockTime(timestamp)}` : '';
}

/** A question as a heading of one line; the rest is cut off. */
function headingOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length > MAX_HEADING_CHARS ? `${line.slice(0, MAX_HEADING_CHARS)}…` : line;
}

const line = (style: string, text: string) => new Paragraph({ style, children: textRuns(text) });
const centred = (text: string) =>
  new Paragraph({ style: 'Note', alignment: docx.AlignmentType.CENTER, children: textRuns(text) });
const note = (text: string) => new Paragraph({ style: 'Note', keepNext: true, children: textRuns(text) });

/** A question in full, where its heading is not. Questions are plain text. */
const inFull = (question: string) =>
  headingOf(question) === question.trim()
    ? []
    : question
        .trim()
        .split('\n')
        .map((text) => line('Quote', text));

/** What became of a message, if it is not simply done. */
function stateOf({ status, reason }: ChatMessage): WordBlock[] {
  const state = STATE_NAMES[status];
  return state === undefined ? [] : [note(`（${reason ? `${state}：${reason}` : state}）`)];
}

function questionBlocks(message: ChatMessage): WordBlock[] {
  const { content, timestamp } = message;
  const time = dateAndTime(timestamp);
  return [
    new Paragraph({ heading: docx.HeadingLevel.HEADING_1, children: textRuns(headingOf(content)) }),
    ...(time ? [note(`提问时间：${time}`)] : []),
    ...inFull(content),
    ...stateOf(message),
  ];
}

/** The Word file of a reply, whose question is its title, or of a conversation, on A4 with numbered pages. */
export function chatWord({ title, date, messages, isReply, fileBase, isPartial }: ChatContent): Promise<Blob> {
  const text = new WordText();
  const asked = (isReply && messages.find(({ role }) => role === 'user')?.content) || title;
  const body = messages.flatMap((message): WordBlock[] => {
    if (message.role === 'user') return isReply ? inFull(asked) : questionBlocks(message);
    const reply = text.text(markdownTree(replyIn(message).answer, fileBase), isReply ? 0 : 1);
    return [...reply, ...stateOf(message), ...text.sources(message.citations ?? [])];
  });
  const lines = [`导出时间：${dateAndTime(date)}`, AI_NOTICE, ...(isPartial ? [PARTIAL] : [])];
  const page = new docx.TextRun({ children: ['— ', docx.PageNumber.CURRENT, ' —'] });
  const foot = new Paragraph({ style: 'Note', alignment: docx.AlignmentType.CENTER, children: [page] });
  const head = [line('Title', headingOf(asked)), ...lines.map(centred), new Paragraph({ style: 'Rule' })];
  for (const block of head) text.headings.add(block);
  const file = new docx.Document({
    title: xmlText(headingOf(asked)),
    description: lines.join(' '),
    creator: ASSISTANT_NAME,
    lastModifiedBy: ASSISTANT_NAME,
    styles: STYLES,
    numbering: { config: text.lists },
    sections: text.pages([...head, ...body]).map(({ isBroad, children }) => ({
      properties: { page: isBroad ? BROAD_PAGE : PAGE },
      footers: { default: new docx.Footer({ children: [foot] }) },
      children,
    })),
  });
  return docx.Packer.toBlob(file, undefined, [FONT_TABLE]);
}
