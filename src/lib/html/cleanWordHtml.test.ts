// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cleanWordHtml } from './cleanWordHtml';
import { sanitizeHtml } from './sanitizeHtml';

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:21pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;
const plain = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;

test.each([
  ['other HTML stays as it is', '<p>一<p>二', '<p>一</p><p>二</p>'],
  [
    'a paragraph',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->${plain(
      '<span lang=EN-US style="font-family:宋体;mso-bidi-font-size:12pt">会议记录</span>',
    )}<!--EndFragment--></body></html>`,
    '<p><span>会议记录</span></p>',
  ],
  ['empty lines', plain('一') + plain('<o:p>&nbsp;</o:p>') + plain('二'), '<p>一</p><p>&nbsp;</p><p>二</p>'],
  ['bold', plain('<span style="font-weight:bold;mso-x:y">要点</span>'), '<p><strong>要点</strong></p>'],
  ['a bulleted list', item(1, '·', '一') + item(1, '·', '二'), '<ul><li>一</li><li>二</li></ul>'],
  ['a numbered list', item(1, '1.', '一') + item(1, '2.', '二'), '<ol><li>一</li><li>二</li></ol>'],
  [
    'numbers in Chinese, which are seen',
    item(1, '一、', '甲') + item(2, '（一）', '乙'),
    '<p>一、甲</p><p>（一）乙</p>',
  ],
  [
    'numbers of other kinds',
    item(1, '1）', '甲') + item(1, '①', '乙') + item(1, 'a)', '丙'),
    '<p>1）甲</p><p>①乙</p><p>a)丙</p>',
  ],
  ['a list that goes on', item(1, '3.', '三') + item(1, '4.', '四'), '<ol start="3"><li>三</li><li>四</li></ol>'],
  [
    'a list in a list',
    item(1, '1.', '一') + item(2, '·', '甲') + item(2, '·', '乙') + item(1, '2.', '二'),
    '<ol><li>一<ul><li>甲</li><li>乙</li></ul></li><li>二</li></ol>',
  ],
  ['a list that begins deep', item(3, '·', '一'), '<ul><li>一</li></ul>'],
  [
    'two lists with text between',
    item(1, '·', '一') + plain('正文') + item(1, '·', '二'),
    '<ul><li>一</li></ul><p>正文</p><ul><li>二</li></ul>',
  ],
  [
    'another kind of list on the same level',
    item(1, '·', '一') + item(1, '1.', '二'),
    '<ul><li>一</li></ul><ol><li>二</li></ol>',
  ],
])('%s', (_case, html, expected) => {
  expect(sanitizeHtml(cleanWordHtml(html))).toBe(expected);
});

test('runs nothing while it reads', () => {
  vi.stubGlobal('hacked', 0);
  cleanWordHtml('<p class=MsoNormal><img src=x onerror="window.hacked=1"><script>window.hacked=1</script></p>');
  expect(window).toHaveProperty('hacked', 0);
});
