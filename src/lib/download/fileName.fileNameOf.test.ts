import { expect, test } from 'vitest';
import { fileNameOf } from './fileName';

const latin1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test.each<[string, Record<string, string>, string]>([
  ['the header of its own', { 'download-filename': encodeURIComponent('党员名册.csv') }, '党员名册.csv'],
  ['without the digits of RuoYi-Vue-Plus', { 'download-filename': `${'0a'.repeat(16)}_a.xlsx` }, 'a.xlsx'],
  ['decoded once', { 'download-filename': encodeURIComponent('得分 100%.txt') }, '得分 100%.txt'],
  ['encoded twice', { 'download-filename': encodeURIComponent(encodeURIComponent('名册 1.xlsx')) }, '名册 1.xlsx'],
  ['between quotation marks', { 'download-filename': `"${encodeURIComponent('名册.xlsx')}"` }, '名册.xlsx'],
  ['between others', { 'content-disposition': "attachment; filename='%E5%90%8D.txt'" }, '名.txt'],
  ['with a semicolon', { 'download-filename': '%E5%90%8D.txt;' }, '名.txt'],
  ['a charset in filename', { 'content-disposition': 'attachment; filename="UTF-8\'\'%E5%90%8D.txt"' }, '名.txt'],
  ['none, as Java writes it', { 'download-filename': 'null' }, '默认.xlsx'],
  ['none, as scripts write it', { 'content-disposition': 'attachment; filename=undefined' }, '默认.xlsx'],
  ['never encoded', { 'download-filename': '100%.txt' }, '100%.txt'],
  ['sent as plain UTF-8', { 'download-filename': latin1('名册.csv') }, '名册.csv'],
  ['really Latin-1', { 'download-filename': 'café.txt' }, 'café.txt'],
  [
    'its own header before the disposition',
    { 'download-filename': 'a.txt', 'content-disposition': 'attachment; filename=b.txt' },
    'a.txt',
  ],
  ['a plain disposition', { 'content-disposition': 'attachment; filename=b.txt' }, 'b.txt'],
  ['a quoted disposition', { 'content-disposition': 'attachment; filename="a; b\\"c.txt"' }, 'a; b_c.txt'],
  ['filename* ', { 'content-disposition': "attachment; filename*=UTF-8''%E5%90%8D.txt" }, '名.txt'],
  [
    'filename* before filename',
    { 'content-disposition': 'attachment; filename="x.txt"; filename*=utf-8\'zh\'%E5%90%8D.txt' },
    '名.txt',
  ],
  ['filename* in GBK', { 'content-disposition': "attachment; filename*=gbk''%C3%FB.txt; filename=x.txt" }, '名.txt'],
  ['an unknown charset', { 'content-disposition': "attachment; filename*=odd''%C3%FB; filename=x.txt" }, 'x.txt'],
  ['blanks written as +', { 'download-filename': '2026%E5%B9%B4+%E5%90%8D%E5%86%8C.xlsx' }, '2026年 名册.xlsx'],
  ['a + that was encoded', { 'download-filename': 'C%2B%2B.txt' }, 'C++.txt'],
  ['a + beside encoded blanks', { 'download-filename': 'a+b%20%E5%90%8D.txt' }, 'a+b 名.txt'],
  ['a + in a name without codes', { 'download-filename': 'C++.txt' }, 'C++.txt'],
  ['GBK bytes', { 'content-disposition': 'attachment; filename="\xc3\xfb\xb2\xe1.xlsx"' }, '名册.xlsx'],
  ['GBK bytes in its own header', { 'download-filename': '\xc3\xfb\xb2\xe1.xlsx' }, '名册.xlsx'],
  ['GBK in percent codes', { 'download-filename': '%C3%FB%B2%E1.xlsx' }, '名册.xlsx'],
  ['RFC 2047', { 'content-disposition': 'attachment; filename="=?UTF-8?B?5ZCN5YaMLnhsc3g=?="' }, '名册.xlsx'],
  [
    'RFC 2047 in two words, one quoted-printable',
    { 'download-filename': '=?utf-8?Q?2026_=E5=90=8D?= =?GBK?B?suE=?=.xlsx' },
    '2026 名册.xlsx',
  ],
  ['RFC 2047 that is broken', { 'download-filename': '=?UTF-8?B?*?=.xlsx' }, '默认.xlsx'],
  ['characters that the server lost', { 'content-disposition': 'attachment; filename="????.xlsx"' }, '默认.xlsx'],
  ['an encoded plain name', { 'content-disposition': 'attachment;filename=%E5%90%8D.txt' }, '名.txt'],
  ['a broken encoding', { 'content-disposition': "attachment; filename*=UTF-8''%E5%ZZ.txt" }, '默认.xlsx'],
  ['a disposition without a name', { 'content-disposition': 'attachment' }, '默认.xlsx'],
  ['no header', {}, '默认.xlsx'],
  ['a hostile header', { 'download-filename': encodeURIComponent('../../../etc/cron.d/x') }, 'x'],
  ['a header with control characters', { 'download-filename': 'a%00%0d%0ab.txt' }, 'ab.txt'],
  ['a header that names nothing', { 'download-filename': '%2e%2e' }, '默认.xlsx'],
])('%s (§7.28)', (_case, headers, expected) => {
  expect(fileNameOf((name) => headers[name] ?? '', '默认.xlsx')).toBe(expected);
});
