import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';
import { maskDeepMarks } from './deepMarks';

const htmlOf = (text: string) => renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />);
const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;

test.each([
  ['quotes', '>'.repeat(5000), 'blockquote', 50],
  ['quotes with blanks', '> '.repeat(5000), 'blockquote', 50],
  ['lists', '- '.repeat(800), 'ul', 50],
  ['numbered lists', '1. '.repeat(800), 'ol', 50],
  ['strong text', '*'.repeat(2000), 'strong', 150],
])('%s nested without end are text beyond a level', (_what, marks, tag, most) => {
  const end = tag === 'strong' ? marks : '';
  const html = htmlOf(`${marks}甲${end}\n\n乙`);
  expect(count(html, tag)).toBeGreaterThan(10);
  expect(count(html, tag)).toBeLessThanOrEqual(most);
  expect(html).toContain('甲');
  expect(html).toContain('乙');
});

test('what is shown of the marks beyond is what was written', () => {
  expect(htmlOf(`${'>'.repeat(60)} 甲`)).toContain(`${'&gt;'.repeat(10)} 甲`);
});

test('nothing of the length changes, and nothing of an ordinary text', () => {
  const deep = `${'> '.repeat(200)}甲\n${'1) '.repeat(100)}`;
  expect(maskDeepMarks(deep)).toHaveLength(deep.length);
  const plain = `- 甲\n  - 乙\n\n${'-'.repeat(80)}\n\n${' '.repeat(80)}x\n\n${'>'.repeat(50)} 丙`;
  expect(maskDeepMarks(plain)).toBe(plain);
});

test('code keeps the marks it holds', () => {
  const line = `${' '.repeat(120)}- x`;
  expect(htmlOf(`\`\`\`\n${line}\n\`\`\`\n`)).toContain(line);
});

test('of a paragraph with thousands of marks the later ones are text, and the next paragraph has its own', () => {
  const html = htmlOf(`${'*a_ '.repeat(4000)}\n\n**乙**`);
  expect(html.match(/a_/g)).toHaveLength(4000);
  expect(html).toContain('<strong>乙</strong>');
});
