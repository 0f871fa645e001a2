import { expect, test } from 'vitest';
import { safeFileName } from './fileName';

test.each([
  ['党员名册.csv', '党员名册.csv'],
  ['考核得分 100%.txt', '考核得分 100%.txt'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win.ini'],
  ['/etc/passwd', 'passwd'],
  ['C:\\a.txt', 'a.txt'],
  ['..', '下载文件'],
  ['.', '下载文件'],
  ['', '下载文件'],
  ['   ', '下载文件'],
  ['a/', '下载文件'],
  ['a\u0000b\r\n.txt', 'ab.txt'],
  ['a\u202Etxt.exe', 'atxt.exe'],
  ['\u200b\ufeffa.txt', 'a.txt'],
  ['a<b>c:d"e|f?g*.txt', 'a_b_c_d_e_f_g_.txt'],
  ['.htaccess', 'htaccess'],
  ['a.txt. . ', 'a.txt'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['com1.log', '_com1.log'],
  ['COM10.log', 'COM10.log'],
  ['console.log', 'console.log'],
  ['a\ud800b.txt', 'a\ufffdb.txt'],
  ['😀.png', '😀.png'],
])('%j is saved as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test.each([
  ['300 letters', `${'a'.repeat(300)}.pdf`, /^a+\.pdf$/],
  ['300 Chinese characters', `${'党'.repeat(300)}.docx`, /^党+\.docx$/],
  ['300 emoji', `${'😀'.repeat(300)}.png`, /^(😀)+\.png$/u],
  ['no extension', 'b'.repeat(300), /^b+$/],
  ['an extension as long as a name', `a.${'c'.repeat(300)}`, /^a\.c+$/],
])('%s are cut to what a file system takes', (_case, name, shape) => {
  const safe = safeFileName(name);
  expect(safe).toMatch(shape);
  expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(240);
  expect(new TextEncoder().encode(safe).length).toBeGreaterThan(230);
});
