// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { beforeAll, expect, test, vi } from 'vitest';
import { all, readDocx, textOf, valueOf, type Docx } from '../../../../tests/readDocx';
import type { ChatMessage } from '../ChatMessage';
import { AI_NOTICE } from '../assistantTexts';
import { chatWord } from './chatWord';

const DATE = new Date(2026, 10, 23, 9, 5).getTime();

const reply = (content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  content,
  timestamp: DATE,
  status: 'done',
  ...more,
});
const question = (content: string): ChatMessage => ({ ...reply(content), id: 'q', role: 'user' });

const wordOf = async (messages: ChatMessage[], title = '标题') =>
  readDocx(await chatWord({ title, date: DATE, messages, isReply: messages.length < 3 }));
const wordOfText = (content: string) => wordOf([reply(content)]);

/** What numbers a paragraph: its list, its level, the number the list begins with, and the mark. */
function numberingOf({ parts }: Docx, paragraph: Element) {
  const numbering = parts.get('word/numbering.xml');
  const id = valueOf(paragraph, 'numId');
  const level = valueOf(paragraph, 'ilvl');
  if (!numbering || id === undefined || level === undefined) return undefined;
  const num = all(numbering, 'num').find((one) => one.getAttribute('w:numId') === id);
  const override = num && all(num, 'lvlOverride').find((one) => one.getAttribute('w:ilvl') === level);
  const abstractId = num && valueOf(num, 'abstractNumId');
  const abstract = all(numbering, 'abstractNum').find((one) => one.getAttribute('w:abstractNumId') === abstractId);
  const definition = abstract && all(abstract, 'lvl').find((one) => one.getAttribute('w:ilvl') === level);
  return {
    list: id,
    level: Number(level),
    start: override && valueOf(override, 'startOverride'),
    format: definition && valueOf(definition, 'numFmt'),
  };
}

const linksOf = ({ parts }: Docx) =>
  Array.from(parts.get('word/_rels/document.xml.rels')?.querySelectorAll('[TargetMode="External"]') ?? [], (link) =>
    link.getAttribute('Target'),
  );

beforeAll(() => {
  // jsdom's Blob cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  return () => vi.unstubAllGlobals();
});

test('a reply under its question: title, date, notice, headings', async () => {
  const word = await wordOf([reply('# 一级\n\n正文\n\n## 二级\n\n###### 六级')], '发展党员要经过哪些步骤？');
  expect(word.styled('Title')).toEqual(['发展党员要经过哪些步骤？']);
  expect(word.styled('Note')).toEqual(['导出时间：2026年11月23日 09:05', AI_NOTICE]);
  expect(word.styled('Heading1')).toEqual(['一级']);
  expect(word.styled('Heading2')).toEqual(['二级']);
  expect(word.styled('Heading6')).toEqual(['六级']);
  expect(word.styled('BodyText')).toEqual(['正文']);
});

test('a reply with its question: the question is the title, in full below it where it is long', async () => {
  const long = `${'很长的问题'.repeat(20)}\n第二行`;
  const word = await wordOf([question(long), reply('# 一\n\n答')], long.slice(0, 40));
  expect(word.styled('Title')[0]).toMatch(/^很长的问题.{50,60}…$/);
  expect(word.styled('Quote').join('\n')).toBe(long);
  expect(word.styled('Heading1')).toEqual(['一']);
});

test('a conversation: questions as headings with their times, replies below them, and what became of them', async () => {
  const long = `${'很长的问题'.repeat(20)}\n第二行`;
  const broken = reply('断', { status: 'incomplete', reason: '网络连接中断' });
  const messages = [question('甲？'), reply('# 一\n\n答'), question(long), broken];
  const word = await wordOf(messages, 'AI 问答');
  const headings = word.styled('Heading1');
  expect(headings[0]).toBe('甲？');
  expect(headings[1]).toMatch(/^很长的问题.{50,60}…$/);
  expect(word.styled('Quote').join('\n')).toBe(long);
  expect(word.styled('Heading2')).toEqual(['一']);
  expect(word.styled('BodyText')).toEqual(['答', '断']);
  expect(word.styled('Note').slice(2)).toEqual([
    '提问时间：2026年11月23日 09:05',
    '提问时间：2026年11月23日 09:05',
    '（回答不完整：网络连接中断）',
  ]);
});

test('A4 with Chinese fonts, and others where they are missing', async () => {
  const { body, parts } = await wordOfText('正文');
  const size = all(body, 'pgSz')[0];
  expect([size?.getAttribute('w:w'), size?.getAttribute('w:h')]).toEqual(['11906', '16838']);
  const margin = all(body, 'pgMar')[0];
  expect(['w:top', 'w:right', 'w:bottom', 'w:left'].map((side) => margin?.getAttribute(side))).toEqual([
    '2098',
    '1474',
    '1984',
    '1587',
  ]);
  const styles = Array.from(parts.get('word/styles.xml')?.querySelectorAll('*') ?? []);
  const fonts = (id: string) => {
    const style = styles.find((one) => one.getAttribute('w:styleId') === id);
    return style && all(style, 'rFonts')[0]?.getAttribute('w:eastAsia');
  };
  expect(styles.find(({ nodeName }) => nodeName === 'w:rFonts')?.getAttribute('w:eastAsia')).toBe('仿宋');
  expect([fonts('Title'), fonts('Heading1'), fonts('TableHead')]).toEqual(['黑体', '黑体', '黑体']);
  const table = parts.get('word/fontTable.xml');
  expect(table && valueOf(table, 'altName')).toContain('FangSong');
});

test('lists: nested, of both kinds, each counting by itself', async () => {
  const text = '1. 一\n2. 二\n   1. 内一\n   - 点\n3. 三\n\n正文\n\n1. 又一\n\n正文\n\n7. 七';
  const word = await wordOfText(text);
  const items = word.paragraphs.flatMap((paragraph) => {
    const numbering = numberingOf(word, paragraph);
    return numbering ? [{ text: textOf(paragraph), ...numbering }] : [];
  });
  expect(items.map(({ text, level, format, start }) => [text, level, format, start])).toEqual([
    ['一', 0, 'decimal', '1'],
    ['二', 0, 'decimal', '1'],
    ['内一', 1, 'decimal', '1'],
    ['点', 1, 'bullet', '1'],
    ['三', 0, 'decimal', '1'],
    ['又一', 0, 'decimal', '1'],
    ['七', 0, 'decimal', '7'],
  ]);
  const listOf = (text: string) => items.find((item) => item.text === text)?.list;
  expect(listOf('一')).toBe(listOf('三'));
  expect(new Set(['一', '内一', '点', '又一', '七'].map(listOf)).size).toBe(5);
});

test('an item with several blocks; tasks with boxes', async () => {
  const word = await wordOfText('1. 甲\n\n   第二段\n2. # 标题\n\n- [x] 做完\n- [ ] 未做');
  expect(word.styled('ListParagraph')).toEqual(['甲', '第二段', '', '☑ 做完', '☐ 未做']);
  expect(word.styled('Heading1')).toEqual(['标题']);
});

test('bold, struck and slanted text; Chinese stays upright', async () => {
  const { paragraphs } = await wordOfText('**粗** ~~作废~~ *see 强调 too* `code`\n下一行');
  const runs = all(paragraphs.at(-1)!, 'r');
  const withMark = (name: string) => runs.filter((run) => all(run, name).length > 0).map(textOf);
  expect(withMark('b')).toEqual(['粗']);
  expect(withMark('strike')).toEqual(['作废']);
  expect(
    runs.filter((run) => all(run, 'i').some((mark) => mark.getAttribute('w:val') !== 'false')).map(textOf),
  ).toEqual(['see ', ' too']);
  expect(withMark('color')).toEqual(['强调']);
  expect(runs.filter((run) => valueOf(run, 'rStyle') === 'InlineCode').map(textOf)).toEqual(['code']);
  expect(textOf(paragraphs.at(-1)!)).toMatch(/code\n下一行$/);
});

test('a line break is a line break; blanks typed as an indent are that of the style', async () => {
  const { styled } = await wordOfText('　　第一行，\n第二行\n\n&emsp;&emsp;第二段');
  expect(styled('BodyText')).toEqual(['第一行，\n第二行', '第二段']);
});

test('thoughts are left out; harmless HTML is shown as such, a fold with its title', async () => {
  const text = '<think>想</think>H<sub>2</sub>O<!-- 注 -->\n\n<details><summary>步骤</summary>\n\n一\n\n</details>';
  const word = await wordOfText(text);
  expect(word.styled('BodyText')).toEqual(['H2O', '步骤', '一']);
  expect(all(word.body, 'vertAlign').map((mark) => mark.getAttribute('w:val'))).toEqual(['subscript']);
});

test('quotations, code line by line, rules and breaks', async () => {
  const word = await wordOfText('> 引\n>\n> > 内\n\n```ts\nlet a;\n\n\tb\n```\n\n---\n\n甲<br>乙 <b>丙</b>');
  expect(word.styled('Quote')).toEqual(['引', '内']);
  expect(word.styled('CodeBlock')).toEqual(['let a;', '', '    b']);
  expect(word.styled('Rule')).toHaveLength(2);
  expect(word.styled('BodyText')).toEqual(['甲\n乙 <b>丙</b>']);
});

test('safe links only; pictures are links', async () => {
  const word = await wordOfText(
    [
      '[党章](https://example.com/章程?a=1|2) [信](<mailto:a b@c.cn>) [坏](javascript:alert(1)) [data](data:text/html,x)',
      `[长](https://example.com/${'a'.repeat(3000)}) ![图](https://example.com/a.png) [定义][d] [![内](https://x.cn/)](https://y.cn/)`,
      '[d]: https://example.com/d',
    ].join('\n\n'),
  );
  expect(linksOf(word)).toEqual([
    'https://example.com/%E7%AB%A0%E7%A8%8B?a=1%7C2',
    'mailto:a%20b@c.cn',
    'https://example.com/a.png',
    'https://example.com/d',
    'https://y.cn/',
  ]);
  expect(word.styled('BodyText').join(' ')).toBe('党章 信 坏（链接无法打开） data（链接无法打开） 长 图 定义 内');
  expect(all(word.body, 'drawing')).toEqual([]);
});

test('of footnotes with one label the first counts', async () => {
  const word = await wordOfText('甲[^a]\n\n[^a]: 前\n\n[^a]: 后');
  const notes = all(word.parts.get('word/footnotes.xml')!, 'footnote').filter((note) => !note.hasAttribute('w:type'));
  expect(notes.map((note) => textOf(note).trim())).toEqual(['前']);
});

test('footnotes at the foot of the page; sources at the end, their passages as footnotes', async () => {
  const citations = [
    { title: '党章', url: 'https://example.com/', content: '第五条' },
    { title: '坏', url: 'javascript:alert(1)' },
  ];
  const text = '甲[^a]乙[^a]丙\n\n[^a]: 见 [细则](https://example.com/x)\n[^b]: 没有提到';
  const word = await wordOf([reply(text, { citations })]);
  const notes = all(word.parts.get('word/footnotes.xml')!, 'footnote').filter((note) => !note.hasAttribute('w:type'));
  expect(notes.map((note) => textOf(note).trim())).toEqual(['见 细则', '同注 1。', '原文：第五条']);
  const marks = all(word.body, 'footnoteReference').map((mark) => mark.getAttribute('w:id'));
  expect(marks).toEqual(notes.map((note) => note.getAttribute('w:id')));
  expect(word.styled('FootnoteText')).toEqual(['[b]', '没有提到']);
  expect(word.styled('ListParagraph')).toEqual(['党章', '坏']);
  expect(linksOf(word)).toEqual(['https://example.com/']);
});
