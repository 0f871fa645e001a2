// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { toString } from 'hast-util-to-string';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { REHYPE_OPTIONS, REMARK_PLUGINS } from './markdownSyntax';
import { safeTree } from './safeTree';
import { StreamingMarkdown } from './StreamingMarkdown';

const BASE = 'https://dify.example/v1';
const htmlOf = (text: string, state: 'whole' | 'growing' | 'cut' = 'whole') =>
  renderToStaticMarkup(<StreamingMarkdown text={text} state={state} fileBase={BASE} />)
    .replace(/^<div class="[^"]*">|<\/div>$/g, '')
    .replace(/<button[^>]*>下载表格<\/button>/g, '')
    .replace(/ (?:target|rel|class|style|aria-label|tabindex|role|data-[a-z]+)="[^"]*"/g, '')
    .replace(/\n/g, '');
const link = (address: string, text = address) => `<a href="${encodeURI(address)}">${text}</a>`;

describe('a line break is a line break', () => {
  test.each([
    ['in a paragraph', '会议时间：3月1日\n会议地点：三楼', '<p>会议时间：3月1日<br/>会议地点：三楼</p>'],
    ['between marks', '**甲**\n乙', '<p><strong>甲</strong><br/>乙</p>'],
    ['with blanks before it', '甲  \n乙', '<p>甲<br/>乙</p>'],
    ['after a written one', '甲<br>\n乙', '<p>甲<br/>乙</p>'],
    ['in an item', '- 甲\n  乙', '<ul><li>甲<br/>乙</li></ul>'],
    ['in a quotation', '> 甲\n> 乙', '<blockquote><p>甲<br/>乙</p></blockquote>'],
    ['of a cell', '| 甲<br>乙 |\n|-|', '<div><table><thead><tr><th>甲<br/>乙</th></tr></thead></table></div>'],
    ['of Windows', '甲\r\n乙', '<p>甲<br/>乙</p>'],
    ['before a rule', '甲\n乙\n---\n丙', '<p>甲<br/>乙</p><hr/><p>丙</p>'],
    ['before an underline', '甲\n===', '<p>甲<br/>===</p>'],
    ['not one in code', '`甲\n乙`', '<p><code>甲 乙</code></p>'],
  ])('%s', (_where, text, html) => {
    expect(htmlOf(text)).toBe(html);
    if (!/<br>\n|---|===/.test(text)) expect(htmlOf(text, 'growing')).toBe(html);
  });
});

test.each([
  ['growing', false],
  ['cut', true],
  ['whole', true],
] as const)('a table that is %s can be saved: %s (§15.23)', (state, canBeSaved) => {
  const html = renderToStaticMarkup(<StreamingMarkdown text={'| 甲 |\n| - |\n| 1 |\n'} state={state} />);
  expect(html).toContain('</table>');
  expect(html.includes('下载表格')).toBe(canBeSaved);
});

describe('HTML that models write', () => {
  test.each([
    [
      'a fold',
      '<details open><summary>思考</summary>\n\n步骤**一**\n\n</details>\n\n正文',
      '<details><summary>思考</summary><p>步骤<strong>一</strong></p></details><p>正文</p>',
    ],
    [
      'a fold in one piece',
      '<details><summary>题</summary>\n**文**\n</details>',
      '<details><summary>题</summary><p><strong>文</strong></p></details>',
    ],
    ['a button', '<button data-message="查看">查看流程</button>', '<p>查看流程</p>'],
    [
      'letters',
      '<u>线</u> H<sub>2</sub>O x<sup>2</sup> <kbd>a</kbd>',
      '<p><u>线</u> H<sub>2</sub>O x<sup>2</sup> <kbd>a</kbd></p>',
    ],
    ['marks within', '<u>**甲**</u>', '<p><u><strong>甲</strong></u></p>'],
    [
      'its content alone',
      '<center>**题**</center>\n\n<font color="red">甲</font><span>乙</span>',
      '<p><strong>题</strong></p><p>甲乙</p>',
    ],
    ['an answer', '<answer>\n**甲**\n</answer>', '<p><strong>甲</strong></p>'],
    ['a comment', '甲<!-- 注 -->乙\n\n<!--\n\n注\n\n-->\n\n丙', '<p>甲乙</p><p>丙</p>'],
    ['not closed', '<u>甲\n\n乙', '<p><u>甲</u></p><p>乙</p>'],
    ['not opened', '甲</u>', '<p>甲</p>'],
    ['anything else', '<b onclick="x">甲</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;甲&lt;/b&gt;</p>'],
    [
      'others in a fold',
      '<details>\n<summary><b>题</b></summary>\n<p>文</p>\n</details>',
      '<details><summary>&lt;b&gt;题&lt;/b&gt;</summary><p>文</p></details>',
    ],
    ['nothing runs in a box', '<div><img src=x onerror=y></div>', '&lt;img src=x onerror=y&gt;'],
    ['in code', '`<u>`', '<p><code>&lt;u&gt;</code></p>'],
    ['a drawing', '```mermaid\ngraph TD\n```', undefined],
  ])('%s', (_what, text, html) => {
    if (html) expect(htmlOf(text)).toBe(html);
    else expect(htmlOf(text)).toMatch(/^<details><summary>mermaid<\/summary>.*graph TD/);
  });
});

describe('links and files', () => {
  test.each([
    ['a file of the assistant', '[表](/files/1/a?sign=x)', link(`${BASE}/files/1/a?sign=x`, '表')],
    ['a picture of it', '![图](files/1/a)', link(`${BASE}/files/1/a`, '图')],
    ['out of its base', '[表](/../admin)', '<span>表（链接无法打开）</span>'],
    ['of another host', '[表](//evil.cn/x)', '<span>表（链接无法打开）</span>'],
    ['of this page', '[表](#/system)', '<span>表（链接无法打开）</span>'],
    ['a script', '[表](javascript:alert(1))', '<span>表（链接无法打开）</span>'],
    ['a picture in a link', '[![图](https://a.cn/i)](https://a.cn/)', link('https://a.cn/', '<span>图</span>')],
    ['a reference whose definition comes later', '[甲][a]\n\n乙\n\n[a]: https://a.cn/x', link('https://a.cn/x', '甲')],
  ])('%s', (_what, text, html) => {
    expect(htmlOf(text)).toContain(`<p>${html}</p>`);
  });
});

test.each([
  ['a note that defines nothing', '[注]: 党章 第一章\n\n见 [注] 与 [2]', '第一章'],
  ['the definitions of links, beside code that has no end', '[甲]: https://a.cn "标题"\n\n```\n[1, 2]', '标题'],
])('%s are not shown twice', (_what, text, words) => {
  for (const state of ['growing', 'cut', 'whole'] as const)
    expect(htmlOf(text, state).split(words).length - 1).toBe(words === '标题' ? 0 : 1);
});

test('the marks of footnotes are raised, the notes stand where they were written', () => {
  expect(htmlOf('正文[^1]。\n\n[^1]: 注释 **一**')).toBe(
    '<p>正文<sup>[1]</sup>。</p><div><sup>[1]</sup><div><p>注释 <strong>一</strong></p></div></div>',
  );
});

test.each([
  ['close together', `- [x] 甲\n- [ ] 乙\n- 丙`],
  ['apart', `- [x] 甲\n\n- [ ] 乙\n\n- 丙`],
])('tasks %s have the class by which the style takes their bullet away', (_where, text) => {
  const html = renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />);
  const items = html.match(/<li.*?<\/li>/gs) ?? [];
  expect(items.length).toBe(3);
  for (const item of items) expect(item.startsWith('<li class="task-list-item">')).toBe(item.includes('<input'));
});

describe('more than anybody writes is shown as it stands', () => {
  test.each([
    ['marks', '*a_ '.repeat(4000)],
    ['open brackets', '['.repeat(32_000)],
    ['quotations', '> '.repeat(5000)],
    ['lists', `${'- '.repeat(800)}甲`],
    ['numbered lists', '1. '.repeat(800)],
    ['emphasis', `${'*'.repeat(2)}a`.repeat(2001)],
  ])('%s; the next block is read', (_what, text) => {
    const html = htmlOf(`${text}\n\n**乙**`);
    expect(html).toContain(text.trim().slice(0, 40).replace(/>/g, '&gt;'));
    expect(html).toContain('<p><strong>乙</strong></p>');
  });

  test('a long table is a table', () => {
    expect(htmlOf(`| a | b |\n|-|-|\n${'| **甲** | `乙` |\n'.repeat(1500)}`).split('<tr>')).toHaveLength(1502);
  });
});

const FRAGMENTS = [
  '# 一、发展党员\n\n',
  '## 二级标题 `code` 与 **粗体**\n',
  'Setext 标题\n---\n\n',
  '段落，含有**重点：**说明和 *强调*、~~删除~~、`代码`、[链接](https://a.example/b_c)。\n\n',
  '软换行的\n段落，第二行 5*3*2 与 snake_case_name。\n\n',
  '- 第一项\n- 第二项\n  - 嵌套\n  - 再嵌套\n\n    段落\n- 第三项\n\n',
  '1. 一\n2. 二\n\n3. 三\n\n',
  '* 甲\n* 乙\n+ 丙\n',
  '- [x] 完成\n- [ ] 待办\n\n',
  '| 姓名 | 人数 |\n| --- | ---: |\n| 张三 | 1 |\n| **李四** | `2` |\n\n',
  '```ts\nconst a = 1;\n\nconst b = `x`;\n```\n',
  '~~~\n无语言\n~~~\n\n',
  '    缩进代码\n    第二行\n\n',
  '> 引用\n> 第二行\n续行\n\n',
  '---\n\n',
  '<u>线</u> 与 <b>原文</b>\n\n',
  '<details><summary>题</summary>\n\n文\n\n</details>\n\n',
  '![图](https://a.example/x.png) 和 https://b.example/路径 以及 a@b.example\n\n',
  '[引用][标]、[标]\n\n',
  '[标]: https://c.example "标题"\n\n',
  '\\*不是强调\\* &amp; &copy; 3 < 5 **未闭合\n\n',
  '\n\n',
  '1) 括号编号\n2) 第二\n',
  `${'- 长的一项，'.padEnd(90, '字')}\n`.repeat(30),
  '末尾没有换行',
];
const markdown = fc
  .array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 12 })
  .map((fragments) => fragments.join(''));
const words = (html: string) =>
  html
    .replace(/<div class="_bar.*?<\/div>|<button[^>]*>下载表格<\/button>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, '');

test('a text in blocks reads as if it had been rendered as a whole (§2.91)', () => {
  const processor = unified().use(remarkParse).use(REMARK_PLUGINS).use(remarkRehype, REHYPE_OPTIONS).use(safeTree);
  fc.assert(
    fc.property(markdown, (text) => {
      const whole = toString(processor.runSync(processor.parse(text)));
      const html = renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />);
      const entities = html
        .replace(/&lt;/g, '‹')
        .replace(/&gt;/g, '›')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
      expect(words(entities)).toBe(words(whole.replace(/</g, '‹').replace(/>/g, '›')));
    }),
    { numRuns: 60 },
  );
});
