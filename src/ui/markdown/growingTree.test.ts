import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { completeTail } from './completeTail';
import { growingTree } from './growingTree';
import { safeTree, type FirstBlockPart } from './safeTree';

const DOCUMENTS = [
  '坚持把政治建设摆在首位，严格执行党的组织生活制度。2025年3月12日召开第12次会议，ABC 与 12 人。',
  '## 第三节 组织生活\n其中**重点：**落实 `三会一课`，参见[条例](https://example.org/条例)说明。',
  '- 支部党员大会\n  - 记录人签字\n  - 归档\n- 党课：内容',
  '1. 提出申请\n2. 确定\n12. 备案',
  '> 引用的话，第一行\n> 第二行',
  '| 序号 | 事项 |\n| --- | --- |\n| 1 | 制定计划 |\n| 2 | **征求意见',
  '见https://example.org/坚持原则 之后的话，邮箱a@b.cn之后，www.example.org之后',
  '<div坚持\n<divabc\n<scripta',
  '- [x] 已完成的事\n- [ ] 未完成的事',
  '[条例]: 地址坚持\n\n参见[条例]的话',
  '正文坚持\n\n[条例]: 坚持',
  '[条例]: /地址 "标题坚持"\n正文',
  '脚注[^1]之后的话\n\n[^1]: 注释的话坚持',
  '**粗体坚持**之后，*斜体*之后，~~删除~~之后，_下划_之后',
  '&am坚持 &amp坚持 &#12坚持 \\坚持',
  '    缩进的代码坚持\n\n正文',
  '- 列表\n\n  ```ts\n  代码坚持\n  ```\n  之后的话',
  '标题坚持\n===\n正文',
  `${'- '.repeat(60)}12坚持12`,
  `${'1) '.repeat(40)}12坚持12`,
  '行末两个空格  \n下一行坚持',
  '![图片坚持](https://example.org/a.png)之后',
];

/** Pseudo-random pieces of marks and words, the same in each run. */
function pieces(seed: number): string {
  const parts = [
    '坚持',
    '，',
    '12',
    'abc',
    '**',
    '*',
    '_',
    '`',
    '[',
    '](',
    ')',
    '\n',
    '\n\n',
    '- ',
    '> ',
    '| ',
    '<',
    '>',
  ];
  let state = seed;
  return Array.from({ length: 60 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return parts[(state >> 8) % parts.length];
  }).join('');
}

const html = (text: string, part?: FirstBlockPart) => toHtml(safeTree(text, { withNotes: false, part }));

test.each([
  ...DOCUMENTS.map((document) => [document.slice(0, 20), document]),
  ...Array.from({ length: 40 }, (_, seed) => [`random text ${seed}`, pieces(seed + 1)]),
])('%j: at each length the tree is that of the text', (_name, document = '') => {
  for (const step of [1, 3, 8]) {
    const ends = Array.from({ length: Math.ceil(document.length / step) }, (_, index) => (index + 1) * step);
    const texts = ends.map((end) => document.slice(0, end));
    // As it came, and as the view shows it.
    for (const text of [...texts, ...texts.map((sent) => completeTail(sent).trimEnd())]) {
      expect(toHtml(growingTree(text, undefined)), text).toBe(html(text));
    }
  }
});

test.each<[FirstBlockPart, string]>([
  ['run', '坚持把政治建设摆在首位，严格执行'],
  ['runRest', '坚持把政治建设摆在首位，严格执行'],
  ['items', '- 支部党员大会\n- 党课：内容'],
  ['rows', '| 序号 | 事项 |\n| --- | --- |\n| 1 | 制定计划'],
])('part %s: at each length the tree is that of the text', (part, document) => {
  for (let end = 1; end <= document.length; end += 1) {
    const text = document.slice(0, end);
    expect(toHtml(growingTree(text, part)), text).toBe(html(text, part));
  }
});

test('plain words are added to the tree without parsing', () => {
  const tree = growingTree('坚持把**政治建设**摆在', undefined);
  expect(growingTree('坚持把**政治建设**摆在首位，2025年', undefined)).toBe(tree);
  expect(growingTree('坚持把**政治建设**摆在首位，2025年`', undefined)).not.toBe(tree);
});
