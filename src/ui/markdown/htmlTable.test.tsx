// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';
import { copiesOf } from './copy/copiesOf';

const htmlOf = (text: string, state: 'whole' | 'growing' | 'cut' = 'whole') =>
  renderToStaticMarkup(<StreamingMarkdown text={text} state={state} />)
    .replace(/^<div class="[^"]*">|<\/div>$/g, '')
    .replace(/<button[^>]*>下载表格<\/button>/g, '')
    .replace(/ (?:target|rel|class|style|aria-label|tabindex|role|data-[a-z]+)="[^"]*"/g, '')
    .replace(/\n/g, '');
const box = (rows: string) => `<div><table>${rows}</table></div>`;
const NAMES = '<tr><th>姓名</th></tr><tr><td>甲</td></tr>';
const READ = box('<thead><tr><th>姓名</th></tr></thead><tbody><tr><td>甲</td></tr></tbody>');

describe('a table in HTML is a table (§15.27)', () => {
  test.each([
    ['in one line', `<table>${NAMES}</table>`, READ],
    [
      'with blank lines between rows',
      '<table>\n\n<tr><th>姓名</th></tr>\n\n<tr>\n\n<td>甲</td>\n\n</tr>\n\n</table>\n\n后',
      `${READ}<p>后</p>`,
    ],
    [
      'in an item',
      `- 名单\n\n  <table>\n\n  ${NAMES}\n\n  </table>\n- 乙`,
      `<ul><li><p>名单</p>${READ}</li><li><p>乙</p></li></ul>`,
    ],
    ['in an item, behind its words', `1. 名单：<table>\n\n${NAMES}\n\n</table>`, `<ol><li>名单：${READ}</li></ol>`],
    ['in a quotation', `> <table>\n> ${NAMES}\n> </table>`, `<blockquote>${READ}</blockquote>`],
    ['behind and before words', `名单：<table>${NAMES}</table>共一人`, `<p>名单：</p>${READ}<p>共一人</p>`],
    [
      'in a fold',
      `<details><summary>题</summary>\n<table>\n\n${NAMES}</table>\n</details>`,
      `<details><summary>题</summary>${READ}</details>`,
    ],
    ['in boxes', `<div>\n<center><table>${NAMES}</table></center>\n</div>`, READ],
    [
      'with all its parts, without attributes but those of spans',
      '<table border="1" onclick="x()"><caption>表一</caption><thead><tr><th colspan="2" style="color:red">甲</th></tr></thead><tbody><tr><td rowspan="2">一</td><td>二</td></tr><tr><td>三</td></tr></tbody><tfoot><tr><td colspan=\'2\'>合计</td></tr></tfoot></table>',
      box(
        '<caption>表一</caption><thead><tr><th colSpan="2">甲</th></tr></thead><tbody><tr><td rowSpan="2">一</td><td>二</td></tr><tr><td>三</td></tr></tbody><tfoot><tr><td colSpan="2">合计</td></tr></tfoot>',
      ),
    ],
    [
      'spans have a bound, and end with the table',
      '<table><tr><td colspan="1000" rowspan="9">甲</td><td colspan="0" rowspan="-1">乙</td></tr></table>',
      box('<tbody><tr><td colSpan="50">甲</td><td>乙</td></tr></tbody>'),
    ],
    [
      'Markdown, breaks and addresses in cells',
      '<table><tr><td>**甲**<br>乙</td><td>一\n二</td><td>- </td><td>1. 丙 `a|b`</td><td>[链](javascript:x)</td></tr></table>',
      box(
        '<tbody><tr><td><strong>甲</strong><br/>乙</td><td>一<br/>二</td><td>-</td><td>1. 丙 <code>a|b</code></td><td><span>链（链接无法打开）</span></td></tr></tbody>',
      ),
    ],
    [
      'all else stays text',
      '<table><tr><td><script>x</script><b>甲</b></td></tr></table>',
      box('<tbody><tr><td>&lt;script&gt;x&lt;/script&gt;&lt;b&gt;甲&lt;/b&gt;</td></tr></tbody>'),
    ],
    [
      'words beside the cells stand before it',
      '<table><tr><td>甲</td></tr>注<tr><td>乙</td></tr>意</table>',
      `<p>注 意</p>${box('<tbody><tr><td>甲</td></tr><tr><td>乙</td></tr></tbody>')}`,
    ],
    [
      'without ends of cells and rows',
      '<table><tr><td>甲<td>乙<tr><td>丙</table>',
      box('<tbody><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td></tr></tbody>'),
    ],
    ['without its end', `<table>${NAMES}\n\n后文`, `${READ}<p>后文</p>`],
    [
      'upper case, indented',
      `<TABLE>\n    <TR>\n        <TH>姓名</TH>\n    </TR>\n    <TR><TD>甲</TD></TR>\n</TABLE>`,
      READ,
    ],
    ['a rule and breaks', '甲\n<hr>\n乙<br/>丙\n<hr />\n丁', '<p>甲</p><hr/><p>乙<br/>丙</p><hr/><p>丁</p>'],
    [
      'named in a text it is none',
      'HTML 的 <table> 与 <tr> 表示表格\n\n**乙**',
      '<p>HTML 的 &lt;table&gt; 与 &lt;tr&gt; 表示表格</p><p><strong>乙</strong></p>',
    ],
    ['named over two lines it is none', '说明 <table>\n<tr> 表示行', '<p>说明 &lt;table&gt;</p>&lt;tr&gt; 表示行'],
    ['a rule named in a text is none', '用 <hr> 标签写网页\n后', '<p>用 &lt;hr&gt; 标签写网页<br/>后</p>'],
    [
      'in code it is none',
      `\`<table>${NAMES}</table>\``,
      `<p><code>${`<table>${NAMES}</table>`.replace(/</g, '&lt;').replace(/>/g, '&gt;')}</code></p>`,
    ],
    // From reports on RAGFlow, MaxKB and Dify.
    [
      'blanks in tags, the caption in the same line',
      '<table><caption>表1 名单</caption>\n<tr><th  >姓名</th></tr>\n<tr><td  >甲</td></tr>\n</table>',
      box('<caption>表1 名单</caption><thead><tr><th>姓名</th></tr></thead><tbody><tr><td>甲</td></tr></tbody>'),
    ],
    [
      'paragraphs and boxes in cells',
      '<table>\n<tr>\n<td><div><p>\n一\n</p></div>\n</td>\n<td colspan=2>\n<div><p>二\n</p>\n</div>\n</td>\n</tr>\n</table>',
      box('<tbody><tr><td>一</td><td colSpan="2">二</td></tr></tbody>'),
    ],
    [
      'a table in a cell is its words',
      '<table><tr><td>外<table><tr><td>一</td><td>二</td></tr><tr><td>三</td></tr></table></td><td>后</td></tr></table>',
      box('<tbody><tr><td>外<br/>一 二<br/>三</td><td>后</td></tr></tbody>'),
    ],
  ])('%s', (_what, text, html) => {
    expect(htmlOf(text)).toBe(html);
    expect(htmlOf(text, 'cut')).toBe(html);
  });
});

test('while it is written no tag of it is seen (§15.27)', () => {
  const text = `名单：<table>\n\n<caption>表一</caption>\n\n${NAMES}\n\n<tr><td rowspan="2">**乙**<br>丙</td></tr></table>\n\n后`;
  for (let end = 1; end <= text.length; end += 1) {
    const seen = htmlOf(text.slice(0, end), 'growing');
    expect(seen, text.slice(0, end)).not.toMatch(/&lt;|\*/);
  }
});

test('a copy has its rows and spans (§15.27)', () => {
  const { 'text/plain': words, 'text/html': html } = copiesOf(
    '<table><caption>表一</caption><tr><th colspan="2">甲</th><th>乙</th></tr><tr><td rowspan="2">一</td><td>二</td><td>3</td></tr><tr><td>四</td><td>5</td></tr></table>',
    undefined,
  );
  expect(words).toBe('表一\n甲\t\t乙\n一\t二\t3\n\t四\t5');
  expect(html).toContain('<caption>表一</caption>');
  expect(html).toMatch(/<th colspan="2"[^>]*>甲<\/th>/);
  expect(html).toMatch(/<td rowspan="2"[^>]*>一<\/td>/);
});
