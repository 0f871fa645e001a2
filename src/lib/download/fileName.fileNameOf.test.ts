import { expect, test } from 'vitest';
import { fileNameOf } from './fileName';

const latin1 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test.each<[string, Record<string, string>, string]>([
  ['the header of its own', { 'download-filename': encodeURIComponent('党员名册.csv') }, '党员名册.csv'],
  ['decoded once', { 'download-filename': encodeURIComponent('得分 100%.txt') }, '得分 100%.txt'],
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
  ['an unknown charset', { 'content-disposition': "attachment; filename*=gbk''%C3%FB; filename=x.txt" }, 'x.txt'],
  ['an encoded plain name', { 'content-disposition': 'attachment;filename=%E5%90%8D.txt' }, '名.txt'],
  ['a broken encoding', { 'content-disposition': "attachment; filename*=UTF-8''%E5%ZZ.txt" }, '%E5%ZZ.txt'],
  ['a disposition without a name', { 'content-disposition': 'attachment' }, '默认.xlsx'],
  ['no header', {}, '默认.xlsx'],
  ['a hostile header', { 'download-filename': encodeURIComponent('../../../etc/cron.d/x') }, 'x'],
  ['a header with control characters', { 'download-filename': 'a%00%0d%0ab.txt' }, 'ab.txt'],
  ['a header that names nothing', { 'download-filename': '%2e%2e' }, '默认.xlsx'],
])('%s (§7.28)', (_case, headers, expected) => {
  expect(fileNameOf((name) => headers[name] ?? '', '默认.xlsx')).toBe(expected);
});
