// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRichText } from '@/lib/html/sanitizeHtml';
import { extensions } from './extensions';
import { lostIn, savedHtml } from './heldHtml';

beforeEach(() => void vi.stubEnv('BASE_URL', '/dzb/'));
afterEach(() => void vi.unstubAllEnvs());

/** Opens a stored text in the editor, changes nothing, and gives what would be saved. */
function saved(given: string): string {
  const editor = new Editor({ extensions, content: readRichText(given) });
  const html = savedHtml(editor.getHTML(), given);
  editor.destroy();
  return html;
}

const li = (kind: string, text: string, indent = 0) =>
  `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ''}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;
const DATA = 'data:image/png;base64,iVBORw0KGgo=';

describe('a text of another editor is saved as it was meant', () => {
  test.each([
    [
      'aligned boxes',
      '<div style="text-align: right"><p>甲</p><div>乙</div></div><table><tbody><tr><td align="center">丙</td></tr></tbody></table>',
      '<p style="text-align: right">甲</p><p style="text-align: right">乙</p><table><colgroup><col></colgroup><tbody><tr><td style="text-align: center"><p style="text-align: center">丙</p></td></tr></tbody></table>',
    ],
    ['blanks in a row', '<p>甲   乙</p>', '<p>甲&nbsp;&nbsp; 乙</p>'],
    [
      'Quill 2: alignment and lists',
      `<p class="ql-align-center">停电通知</p><ol>${li('bullet', '一号楼')}${li('ordered', '先断电')}</ol>`,
      '<p style="text-align: center">停电通知</p><ul><li><p>一号楼</p></li></ul><ol><li><p>先断电</p></li></ol>',
    ],
    [
      'lists in lists, numbers that go on',
      `<ol>${li('ordered', '一')}${li('bullet', '甲', 1)}${li('ordered', '二')}${li('bullet', '丙')}${li('ordered', '三')}</ol>`,
      '<ol><li><p>一</p><ul><li><p>甲</p></li></ul></li><li><p>二</p></li></ol><ul><li><p>丙</p></li></ul><ol start="3"><li><p>三</p></li></ol>',
    ],
    [
      'ticks',
      `<ol>${li('checked', '已办')}${li('unchecked', '未办')}${li('constructor', '无')}</ol>`,
      '<ul><li><p>☑ 已办</p></li><li><p>☐ 未办</p></li><li><p>无</p></li></ul>',
    ],
    [
      'Quill 1: levels as classes',
      '<ul><li>一</li><li class="ql-indent-1">甲</li></ul>',
      '<ul><li><p>一</p><ul><li><p>甲</p></li></ul></li></ul>',
    ],
    [
      'an item on the right',
      `<ol><li data-list="ordered" class="ql-align-right">一</li></ol>`,
      '<ol><li><p style="text-align: right">一</p></li></ol>',
    ],
    [
      'justified, indented',
      '<p class="ql-align-justify ql-indent-2">正文</p>',
      '<p style="text-align: justify" class="ql-indent-2">正文</p>',
    ],
    [
      'colours, sizes and fonts',
      '<p><span style="color: rgb(230, 0, 0);" class="ql-size-large">注意</span><span style="background-color: #ff0">二</span></p>',
      '<p><span style="color: rgb(230, 0, 0)" class="ql-size-large">注意</span><span style="background-color: rgb(255, 255, 0)">二</span></p>',
    ],
    ['empty lines', '<p>一</p><p><br></p><p>二</p><p><br></p>', undefined],
    ['a picture among words, with its width', `<p>见<img src="/dzb/a.png" width="300">图</p>`, undefined],
    [
      'uploads keep their address',
      '<p><img src="/prod-api/profile/upload/a.png"><img src="/profile/b.png"></p>',
      undefined,
    ],
    ['a picture as data', `<p><img src="${DATA}"></p>`, undefined],
    ['headings, sub and sup', '<h4>细则</h4><p>H<sub>2</sub>O，m<sup>2</sup></p>', undefined],
    [
      'code, line by line',
      '<div class="ql-code-block-container"><div class="ql-code-block">a</div><div class="ql-code-block">b</div></div>',
      '<pre><code>a\nb</code></pre>',
    ],
    [
      'Word’s first lines and margins',
      '<p style="text-indent: 2em; margin-left: 21pt; line-height: 1.5; mso-x: y">正文</p>',
      '<p style="text-indent: 2em; margin-left: 21pt; line-height: 1.5">正文</p>',
    ],
    [
      'plain HTML',
      '<center>标题</center><p align="right">落款</p><font color="red">红</font>',
      '<p style="text-align: center">标题</p><p style="text-align: right">落款</p><p><span style="color: red">红</span></p>',
    ],
    [
      'styles that are marks',
      '<p><span style="font-weight: 700">粗</span><span style="text-decoration: underline">线</span></p>',
      '<p><strong>粗</strong><u>线</u></p>',
    ],
  ])('%s', (_case, given, expected) => {
    expect(lostIn(given)).toEqual([]);
    expect(saved(given)).toBe(expected ?? given);
    expect(saved(saved(given))).toBe(saved(given));
  });
});

describe('what cannot be kept is told, and leaves a link or words', () => {
  test.each([
    [
      'a video',
      '<p>看</p><iframe class="ql-video" src="https://v.example/1"></iframe>',
      ['视频或音频 1 处'],
      'https://v.example/1',
    ],
    [
      'a picture of another host',
      '<p><img src="https://a.example/a.png" alt="流程"></p>',
      ['图片 1 处'],
      '查看图片：流程',
    ],
    ['a picture without an address', '<p><img src="blob:x" alt="流程"></p>', ['图片 1 处'], '（流程无法显示）'],
    [
      'a picture that is too large',
      `<p><img src="${DATA}${'A'.repeat(3_000_000)}"></p>`,
      ['图片 1 处'],
      '（图片无法显示）',
    ],
    ['a formula', '<p><span class="ql-formula" data-value="x">x</span></p>', ['公式 1 处'], 'x'],
    [
      'cells with colours',
      '<table><tbody><tr><td style="background: red">一</td></tr></tbody></table>',
      ['表格样式 1 处'],
      '一',
    ],
  ])('%s', (_case, given, lost, left) => {
    expect(lostIn(given)).toEqual(lost);
    expect(saved(given)).toContain(left);
  });
});

/** The blocks of a text: kind, level, alignment and words with their marks. */
function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(readRichText(html), 'text/html');
  const leaves = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, li, pre, blockquote')].filter(
    (block) => !block.querySelector('p'),
  );
  return leaves.map((block) => {
    const level = [...block.ownerDocument.querySelectorAll('ul, ol')].filter((list) => list.contains(block)).length;
    const list = block.closest('li')?.parentElement?.localName ?? '';
    const own = block.localName === 'li' ? 'p' : block.localName;
    const words = [...block.childNodes].filter(({ nodeName }) => !/^[UO]L$/.test(nodeName));
    const text = words.map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''))).join('');
    return [own, list, level, block.style.textAlign, block.className, text].join('|');
  });
}

const text = fc.stringMatching(/^[党章细则 a-z0-9]{1,8}$/).map((words) => words.trim() || '党');
const inline = fc
  .tuple(fc.constantFrom('', 'strong', 'em', 'u', 's', 'sub'), text)
  .map(([tag, words]) => (tag === '' ? words : `<${tag}>${words}</${tag}>`));
const align = fc.constantFrom('', 'ql-align-center', 'ql-align-right', 'ql-align-justify');
const paragraph = fc
  .tuple(fc.constantFrom('p', 'h1', 'h2', 'h3'), align, fc.constantFrom('', 'ql-indent-1', 'ql-indent-8'), inline)
  .map(([tag, side, indent, words]) => `<${tag} class="${`${side} ${indent}`.trim()}">${words}</${tag}>`);
const list = fc
  .array(fc.tuple(fc.constantFrom('bullet', 'ordered'), fc.nat(2), inline), { minLength: 1, maxLength: 5 })
  .map((items) => `<ol>${items.map(([kind, indent, words]) => li(kind, words, indent)).join('')}</ol>`);
const quillDocument = fc
  .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));

test('any document of Quill survives', () => {
  fc.assert(
    fc.property(quillDocument, (given) => {
      expect(lostIn(given)).toEqual([]);
      expect(blocksOf(saved(given))).toEqual(blocksOf(given));
    }),
    { numRuns: 60 },
  );
}, 120_000);
