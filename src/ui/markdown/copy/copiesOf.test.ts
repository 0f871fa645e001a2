// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesOf } from './copiesOf';

const htmlOf = (markdown: string) => copiesOf(markdown, 'https://x.cn/v1')['text/html'] ?? '';

function copied(markdown: string): HTMLElement {
  return new DOMParser().parseFromString(htmlOf(markdown), 'text/html').body;
}

test('headings, lists, quotations, code and links', () => {
  const body = copied(
    [
      '# 一级\n\n正文 **重点** *see* *强调* ~~作废~~ `code`\n第二行',
      '3. 三\n   - 内\n\n- [x] 做完\n- [ ] 未做',
      '> 引用\n\n```ts\nlet a = 1;\n```',
      '[党章](https://example.com/a?b=1&c=2) 甲<br>乙',
    ].join('\n\n'),
  );
  expect(body.querySelector('h1')?.textContent).toBe('一级');
  expect(body.querySelector('strong')?.textContent).toBe('重点');
  expect(body.querySelector('del')?.textContent).toBe('作废');
  expect(body.querySelector('ol')?.start).toBe(3);
  expect(body.querySelector('ol > li > ul > li')?.textContent).toBe('内');
  expect(body.textContent).toMatch(/☑ 做完[^]*☐ 未做/);
  expect(body.querySelector('blockquote')?.textContent?.trim()).toBe('引用');
  expect(body.querySelector('pre > code')?.textContent).toBe('let a = 1;\n');
  expect(body.querySelector('a')?.href).toBe('https://example.com/a?b=1&c=2');
  expect(body.querySelector('br')).not.toBeNull();
  expect(body.querySelector('em')?.textContent).toBe('see');
  expect(body.querySelector('span')?.textContent).toBe('强调');
});

test('a table with borders of its own, aligned as it was written', () => {
  const body = copied('| 事项 | 天数 |\n| --- | ---: |\n| 谈话 | 30 |');
  const table = body.querySelector('table');
  expect(table?.parentElement).toBe(body);
  expect(table?.getAttribute('border')).toBe('1');
  expect(Array.from(table?.querySelectorAll('th') ?? [], (th) => th.textContent)).toEqual(['事项', '天数']);
  const cells = Array.from(table?.querySelectorAll('td') ?? []);
  expect(cells.map((td) => td.textContent)).toEqual(['谈话', '30']);
  expect(cells.map((td) => td.style.textAlign)).toEqual(['', 'right']);
  expect(cells.every((td) => td.style.border !== '')).toBe(true);
});

test.each([
  ['a line break', '会议时间：3月1日\n会议地点：三楼', '<p>会议时间：3月1日<br>\n会议地点：三楼</p>'],
  ['a file of the assistant', '[表](/files/1?a=1)', '<a href="https://x.cn/v1/files/1?a=1">表</a>'],
  ['what cannot be linked', '[表](#x)', '<span>表（链接无法打开）</span>'],
])('%s', (_what, text, html) => {
  expect(htmlOf(text)).toContain(html);
});

test.each([
  ['marks', '# 标题\n\n**重点：**说明 `代码` [党章](https://a.cn)', '标题\n\n重点：说明 代码 党章'],
  ['line breaks', '甲\n乙<br>丙', '甲\n乙\n丙'],
  ['lists', '3. 三\n   - 内\n4. 四\n\n   段\n\n- [x] 做完', '3. 三\n  • 内\n4. 四\n  段\n\n☑ 做完'],
  ['a table', '| 事项 | 天数 |\n| --- | ---: |\n| 谈话<br>记录 | 30 |', '事项\t天数\n谈话 记录\t30'],
  ['code', '```ts\nlet a;\n\nb\n```', 'let a;\n\nb'],
  ['a quotation and a rule', '> 甲\n>\n> 乙\n\n---\n\n丙', '甲\n\n乙\n\n丙'],
  ['a fold', '<details><summary>题</summary>\n\n文\n\n</details>', '题\n\n文'],
])('as plain text: %s', (_what, text, plain) => {
  expect(copiesOf(text, undefined)['text/plain']).toBe(plain);
});

test('footnotes keep their text', () => {
  const body = copied('依据[^a]。\n\n[^a]: 党章第五条');
  expect(body.textContent).toMatch(/依据\[a\]。\s*\[a\]\s*党章第五条/);
});

test('a text in several parts is copied as a whole', () => {
  const parts = Array.from({ length: 300 }, (_, index) => `## 第${index}节\n\n正文正文正文正文`);
  const body = copied(parts.join('\n\n'));
  expect(body.querySelectorAll('h2')).toHaveLength(300);
});

const ALLOWED =
  /^(h[1-6]|p|ul|ol|li|blockquote|pre|code|a|strong|em|del|span|br|hr|sup|sub|u|ins|mark|kbd|details|summary|table|thead|tbody|tr|th|td)$/;
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](<java\nscript:alert(1)>)',
  '![x](https://example.com/x.png)',
  '<a href="javascript:alert(1)" class="x">',
  '[b]: data:text/html,x\n\n[b]',
  '| a |\n| - |\n| <b onclick=x> |',
  '```"onload="\nx\n```',
];

test('nothing but plain elements, whatever is copied', () => {
  const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const body = copied(pieces.join('\n\n'));
      for (const element of body.querySelectorAll('*')) {
        expect(element.localName).toMatch(ALLOWED);
        const names = element.getAttributeNames();
        expect(names.filter((name) => !/^(href|start|style|border|cellspacing)$/.test(name))).toEqual([]);
        expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https?|mailto):/);
      }
    }),
    { numRuns: 60 },
  );
});
