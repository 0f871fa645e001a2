// @vitest-environment jsdom
import fc from 'fast-check';
import { Blob as NodeBlob } from 'node:buffer';
import { beforeAll, expect, test, vi } from 'vitest';
import { all, readDocx, textOf, valueOf } from '../../../../tests/readDocx';
import { runs } from '../../../../tests/runs';
import type { ChatMessage } from '../ChatMessage';
import { chatWord } from './chatWord';

const message = (role: ChatMessage['role'], content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: role,
  role,
  content,
  timestamp: NaN,
  status: 'done',
  ...more,
});

const wordOf = async (messages: ChatMessage[], title = '标题') =>
  readDocx(await chatWord({ title, date: 0, messages, isReply: true }));
const wordOfText = (content: string) => wordOf([message('assistant', content)]);

beforeAll(() => {
  // jsdom's Blob cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  return () => vi.unstubAllGlobals();
});

test('a table wider than Word can hold becomes lines', async () => {
  const row = (text: string) => `|${`${text}|`.repeat(130)}`;
  const { body, styled } = await wordOfText([row('a'), row('-'), row('b')].join('\n'));
  expect(all(body, 'tbl')).toEqual([]);
  expect(styled('BodyText').map((line) => line.split('　').length)).toEqual([130, 130]);
});

test('texts that look like the marks of docx are left as they are', async () => {
  const { styled } = await wordOfText('- a\n\n正文 {bullets-0} {numbers1-1}');
  expect(styled('BodyText')).toEqual(['正文 {bullets-0} {numbers1-1}']);
});

test('a table of a thousand rows', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => `| ${index} | **内容** |`);
  const { body } = await wordOfText(['| a | b |', '| - | - |', ...rows].join('\n'));
  expect(all(body, 'tr')).toHaveLength(1001);
});

test('deep nesting', async () => {
  const lists = Array.from({ length: 200 }, (_, index) => `${' '.repeat(index * 2)}- ${index}`).join('\n');
  const { paragraphs } = await wordOfText(`${'> '.repeat(300)}引\n\n${lists}\n\n${'*a **b '.repeat(300)}`);
  const levels = paragraphs.flatMap((paragraph) => valueOf(paragraph, 'ilvl') ?? []);
  expect(Math.max(...levels.map(Number))).toBe(8);
  expect(paragraphs.map(textOf).join('')).toContain('引');
});

const HOSTILE = [
  ...['\ud800', '\udfff\ud800', '\ufffe\uffff', '\u0000\u0001\u001f', '&#1;', '&#xd800;', '&lt;', ']]>', '<!--', '--'],
  ...['[a](https://x.cn/%zz)', '[a](https://x.cn/\ud800)', '![\u0001](https://x.cn/"\'<>)', '[^1]\n\n[^1]: [^1]'],
  ...['| a |\n| - |\n| b | c |', '- \n- [ ]', '> ```\n> x', '```\n\u0000\n```', '1234567890. a', '999999999. a', '# '],
  ...['[a]: javascript:x\n\n[a]', '<br>', '<w:p>', '{bullets\ufffe-0}', '***a**b*', '~~a~~', '\r', '\u2028'],
];

test('any text becomes well-formed XML', { timeout: 300_000 }, async () => {
  const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string());
  const text = fc.tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', ' ', '\n', '\n\n'));
  await fc.assert(
    fc.asyncProperty(text, fc.string({ unit: 'binary' }), async ([pieces, between], title) => {
      const content = pieces.join(between);
      const citations = [{ title, url: content, content }];
      await wordOf([message('user', title), message('assistant', content, { citations })], title);
    }),
    { numRuns: runs(30) },
  );
});
