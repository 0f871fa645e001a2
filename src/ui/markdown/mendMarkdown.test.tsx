// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';

const htmlOf = (text: string) =>
  renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />)
    .replace(/^<div class="[^"]*">|<\/div>$/g, '')
    .replace(/ (?:target|rel)="[^"]*"/g, '')
    .replace(/\n/g, '');
const link = (address: string, text = address) => `<a href="${encodeURI(address)}">${text}</a>`;

describe('an address ends before a Chinese mark', () => {
  test.each([
    ['a comma', '详见https://a.cn/1，请', `<p>详见${link('https://a.cn/1')}，请</p>`],
    ['a bracket', '（见https://a.cn/b）', `<p>（见${link('https://a.cn/b')}）</p>`],
    ['a title', '《https://a.cn》', `<p>《${link('https://a.cn/', 'https://a.cn')}》</p>`],
    ['bold', '**https://a.cn/c**。后', `<p><strong>${link('https://a.cn/c')}</strong>。后</p>`],
    ['bold before a letter', '**https://a.cn/c**后', `<p><strong>${link('https://a.cn/c')}</strong>后</p>`],
    [
      'two of them',
      'https://a.cn/1、https://a.cn/2。',
      `<p>${link('https://a.cn/1')}、${link('https://a.cn/2')}。</p>`,
    ],
    [
      'Chinese letters belong to it',
      'https://a.cn/中文 可以',
      `<p>${link('https://a.cn/中文', 'https://a.cn/中文')} 可以</p>`,
    ],
    ['without a scheme', '（www.a.cn/1）。', `<p>（<a href="http://www.a.cn/1">www.a.cn/1</a>）。</p>`],
    ['with a mark in it', 'https://a.cn/_b_/c。', `<p>${link('https://a.cn/_b_/c')}。</p>`],
    ['brackets of both kinds', '(https://a.cn/1)。', `<p>(${link('https://a.cn/1')})。</p>`],
    ['brackets of its own', 'https://a.cn/1_(2)。', `<p>${link('https://a.cn/1_(2)')}。</p>`],
    ...Array.from('．～—｜＞］｝〕＂', (mark): [string, string, string] => [
      mark,
      `https://a.cn/1${mark}后`,
      `<p>${link('https://a.cn/1')}${mark}后</p>`,
    ]),
    ['a scheme behind it', '见https://a.cn/1，以https:开头', `<p>见${link('https://a.cn/1')}，以https:开头</p>`],
    ['a scheme in brackets', 'https://a.cn/1（http:）', `<p>${link('https://a.cn/1')}（http:）</p>`],
    ['the beginning of another', 'https://a.cn/1，不带www.，', `<p>${link('https://a.cn/1')}，不带www.，</p>`],
    [
      'an open bracket in another',
      'https://a.cn/1，（www.b.cn/x(1），完',
      `<p>${link('https://a.cn/1')}，（<a href="http://www.b.cn/x(1">www.b.cn/x(1</a>），完</p>`,
    ],
    ['emphasis', '*https://a.cn/1*后', `<p><em>${link('https://a.cn/1')}</em>后</p>`],
    ['mail', '发至 a@b.cn，谢谢', `<p>发至 ${link('mailto:a@b.cn', 'a@b.cn')}，谢谢</p>`],
    ['with marks it is as written', '<https://a.cn/1>，`https://a.cn，` [甲](https://a.cn/，)', undefined],
  ])('%s', (_what, text, html) => {
    if (html) expect(htmlOf(text)).toBe(html);
    else
      expect(htmlOf(text)).toBe(
        `<p>${link('https://a.cn/1')}，<code>https://a.cn，</code> ${link('https://a.cn/，', '甲')}</p>`,
      );
  });
});

describe('what Markdown would misread', () => {
  test.each([
    ['a year that begins a line', '2026. 3. 1 召开', '<p>2026. 3. 1 召开</p>'],
    ['a year in a list', '- 2026. 3. 1 召开', '<ul><li>2026. 3. 1 召开</li></ul>'],
    ['a year before a bracket', '2026) 年', '<p>2026) 年</p>'],
    ['a day that begins a line', '15. 3. 2026 召开', '<p>15. 3. 2026 召开</p>'],
    ['a day in a list', '- 4. 4.', '<ul><li>4. 4.</li></ul>'],
    ['products', '3*4=12，5*6=30', '<p>3*4=12，5*6=30</p>'],
    ['emphasis before numbers', '*甲*1*乙*', '<p><em>甲</em>1<em>乙</em></p>'],
    ['a large number of an item', '999. 甲', '<ol start="999"><li>甲</li></ol>'],
    ['formulas', '\\(x_1\\) 与 $3\\%$、$\\{a\\_b\\}$', '<p>\\(x_1\\) 与 $3\\%$、$\\{a\\_b\\}$</p>'],
    ['an escaped mark', '\\*甲\\* 1\\. 乙', '<p>*甲* 1. 乙</p>'],
    ['code', '`\\(x\\)`', '<p><code>\\(x\\)</code></p>'],
    ['code behind a <', '若 a<b，则 `x->3*4`', '<p>若 a&lt;b，则 <code>x-&gt;3*4</code></p>'],
    [
      'an address between prices',
      '共 $5，见 https://a.cn/x，共 $6',
      `<p>共 $5，见 ${link('https://a.cn/x')}，共 $6</p>`,
    ],
    ['a label with brackets', '[甲 [乙] 丙](https://a.cn/x)', `<p>${link('https://a.cn/x', '甲 [乙] 丙')}</p>`],
    [
      'an address with brackets',
      'https://a.cn/?a=[1]&b=2 后',
      '<p><a href="https://a.cn/?a=%5B1%5D&amp;b=2">https://a.cn/?a=[1]&amp;b=2</a> 后</p>',
    ],
    ['a range', '5~8 人，9~10 人', '<p>5~8 人，9~10 人</p>'],
    ['blanks typed as an indent', '　　甲\n\n&emsp;&emsp;乙', '<p>　　甲</p><p>\u2003\u2003乙</p>'],
    ['lines that begin with blanks', '    甲\n    乙\n\n\t丙', '<p>甲<br/>乙</p><p>丙</p>'],
    ['bold beside Chinese marks', '**重点：**说明', '<p><strong>重点：</strong>说明</p>'],
  ])('%s', (_what, text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});
