// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';

const htmlOf = (text: string, state: 'whole' | 'growing' = 'whole') =>
  renderToStaticMarkup(<StreamingMarkdown text={text} state={state} />)
    .replace(/^<div class="[^"]*">|<\/div>$/g, '')
    .replace(/<button[^>]*>下载表格<\/button>/g, '')
    .replace(/ (?:target|rel|class|style|aria-label|tabindex|role|data-[a-z]+)="[^"]*"/g, '')
    .replace(/\n/g, '');
const row = (tag: string, cells: string) =>
  `<tr>${Array.from(cells, (cell) => `<${tag}>${cell.trim()}</${tag}>`).join('')}</tr>`;
/** A table whose cells have one letter each; a blank is an empty cell. */
const table = (head: string, ...rows: string[]) =>
  `<div><table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table></div>`;

describe('Markdown as models write it in Chinese (§15.29)', () => {
  test.each([
    [
      'blank lines between rows',
      '| 甲 | 乙 |\n\n| --- | --- |\n\n| 一 | 二 |\n\n| 三 | 四 |\n\n后',
      `${table('甲乙', '一二', '三四')}<p>后</p>`,
    ],
    [
      'blank lines between rows in an item',
      '- 名单\n\n  | 甲 | 乙 |\n  |---|---|\n\n  | 一 | 二 |\n- 后',
      `<ul><li><p>名单</p>${table('甲乙', '一二')}</li><li><p>后</p></li></ul>`,
    ],
    [
      'two tables stay two',
      '| 甲 |\n|---|\n| 一 |\n\n| 乙 |\n|---|\n| 二 |',
      `${table('甲', '一')}${table('乙', '二')}`,
    ],
    ['full-width lines', '｜ 甲 ｜ 乙 ｜\n｜ --- ｜ --- ｜\n｜ 一 ｜ 二 ｜', table('甲乙', '一二')],
    ['full-width lines and dashes', '｜甲｜乙｜\n｜———｜：－－：｜\n\n｜一｜二｜', table('甲乙', '一二')],
    ['full-width lines in some rows', '| 甲 | 乙 |\n|---|---|\n｜ 一 ｜ 二 ｜', table('甲乙', '一二')],
    ['more cells than the head', '| 甲 | 乙 |\n|---|---|\n| 一 | 二 | 三 |\n| 四 |', table('甲乙 ', '一二三', '四  ')],
    ['more cells, without outer lines', '甲 | 乙\n---|---\n一 | 二 | 三', table('甲乙 ', '一二三')],
    ['fewer cells in the rule', '| 甲 | 乙 | 丙 |\n|---|---|\n| 一 | 二 | 三 |', table('甲乙丙', '一二三')],
    ['a heading without a blank', '前\n##二、要求\n后', '<p>前</p><h2>二、要求</h2><p>后</p>'],
    ['headings of other levels', '###3.1 范围\n\n#一、总则', '<h3>3.1 范围</h3><h1>一、总则</h1>'],
    [
      'blanks in bold',
      '** 时间 **：三月，**地点 **三楼，** 人员**全体',
      '<p><strong>时间</strong>：三月，<strong>地点</strong>三楼，<strong>人员</strong>全体</p>',
    ],
    ['blanks between bold parts stay', '**甲** 和 **乙**', '<p><strong>甲</strong> 和 <strong>乙</strong></p>'],
    ['bold in an item', '- ** 时间 **：三月', '<ul><li><strong>时间</strong>：三月</li></ul>'],
    // What is meant otherwise.
    ['words with a mark', '#学习强国# 与 C##，#3 号楼', '<p>#学习强国# 与 C##，#3 号楼</p>'],
    ['powers and products', '2 ** 3 ** 2 与 甲 ** 乙', '<p>2 ** 3 ** 2 与 甲 ** 乙</p>'],
    ['powers of a letter', 'x ** 2 与 y ** 2，若 n ** k 且 m** 2', '<p>x ** 2 与 y ** 2，若 n ** k 且 m** 2</p>'],
    [
      'amounts without a table',
      '|x|&gt;1 时成立\n\n|y|&lt;1 时不成立\n\n｜甲｜\n\n｜乙｜',
      '<p>|x|&gt;1 时成立</p><p>|y|&lt;1 时不成立</p><p>｜甲｜</p><p>｜乙｜</p>',
    ],
    [
      'an amount behind a table',
      '| 甲 | 乙 |\n|---|---|\n| 一 | 二 |\n\n|x| 是绝对值',
      `${table('甲乙', '一二')}<p>|x| 是绝对值</p>`,
    ],
    ['full-width lines in a text', '｜ 甲 ｜ 乙 ｜\n不是表格', '<p>｜ 甲 ｜ 乙 ｜<br/>不是表格</p>'],
    ['letters of escapes', '路径 C:\\new\\test，换行写作 \\n', '<p>路径 C:\\new\\test，换行写作 \\n</p>'],
    ['code', '`** 甲 **`', '<p><code>** 甲 **</code></p>'],
    // From reports on DeepSeek, Qwen and Dify.
    [
      'headings without blanks in one reply',
      '##1. 背景\n\n正文\n\n####（一）目标',
      '<h2>1. 背景</h2><p>正文</p><h4>（一）目标</h4>',
    ],
    ['bold in a table', '| 甲 |\n|---|\n| ** 重 ** |', table('甲', '重').replace('重', '<strong>重</strong>')],
    [
      'blank lines with blanks in them',
      '| 甲 | 乙 |\n|:-:|:-:|\n  \n| 一 | 二 |\n\t\n| 三 | 四 |',
      table('甲乙', '一二', '三四'),
    ],
  ])('%s', (_what, text, html) => {
    expect(htmlOf(text)).toBe(html);
    expect(htmlOf(`${text}\n\n末`, 'growing')).toBe(`${html}<p>末</p>`);
  });

  test.each([
    ['a fence', '```\n##甲\n** 乙 **\n| 甲 |\n\n|---|\n```', '##甲\n** 乙 **\n| 甲 |\n\n|---|'],
    ['a fence in an item', '- 甲\n  ~~~\n  ##甲\n  ~~~', '##甲'],
  ])('in %s it stays as it is', (_what, text, code) => {
    expect(renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />)).toContain(code);
  });
});

test('no mark of it is seen while it is written (§15.29)', () => {
  const text = '##二、要求\n\n** 时间 **：三月\n\n| 甲 | 乙 |\n\n|---|---|\n\n| 一 | 二 | 三 |\n\n| 四 | 五 |\n\n后';
  for (let end = 1; end <= text.length; end += 1) {
    const seen = htmlOf(text.slice(0, end), 'growing').replace(/<[^>]*>/g, '');
    expect(seen, text.slice(0, end)).not.toMatch(/[*#|]|--/);
  }
});
