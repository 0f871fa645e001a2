// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { withConfig } from '../../../../tests/config';
import { fileCall } from './FileLink';
import { refusalOf } from '@/ui/upload/uploadRules';
import { countBeside, fileRules, nameToSend } from './FilesInput';
import { filesIn, filesText, pendingProblem } from '../../model/files';

describe('what a field of files holds (§19.13)', () => {
  test.each<[string, [name: string, at: string][]]>([
    ['', []],
    [' , ,', []],
    [
      '/profile/upload/2026/11/26/名单_20261126120000A001.docx',
      [['名单.docx', '/profile/upload/2026/11/26/名单_20261126120000A001.docx']],
    ],
    [
      '/a/%E5%90%8D.pdf, https://x.test/b%.png',
      [
        ['名.pdf', '/a/%E5%90%8D.pdf'],
        ['b%.png', 'https://x.test/b%.png'],
      ],
    ],
    [
      '7,1900000000000000123',
      [
        ['7', '7'],
        ['1900000000000000123', '1900000000000000123'],
      ],
    ],
    [
      '7,\t甲.pdf',
      [
        ['7', '7'],
        ['甲.pdf', ''],
      ],
    ],
  ])('%j', (text, files) => {
    expect(filesIn(text)).toEqual(files.map(([name, at]) => ({ name, at })));
  });

  test('goes back as it came, and with what is not at the server it is not saved', () => {
    const text = '/a/b.pdf,7,\t甲.pdf';
    expect(filesText(filesIn(text))).toBe(text);
    expect(pendingProblem(filesIn(text))).toBe('“甲.pdf”尚未上传，请等待完成，或移除后再保存');
    expect(pendingProblem(filesIn('/a/b.pdf,7'))).toBe('');
  });
});

test.each([
  ['7', '/system/oss/download/7'],
  ['/profile/upload/名 单.docx', '/profile/upload/%E5%90%8D%20%E5%8D%95.docx'],
  ['/dzb/prod-api/profile/a.docx', '/profile/a.docx'],
  ['/dev-api/profile/a.docx', '/profile/a.docx'],
  ['/profile/年度..总结.docx', `/profile/${encodeURI('年度..总结.docx')}`],
  ['http://localhost:3000/dzb/prod-api/profile/a.html', '/profile/a.html'],
  ['https://other.test/a.docx', undefined],
  ['//other.test/a.docx', undefined],
  ['/profile/../logout', undefined],
  ['/prod-api/system/oss/download/2126350767387877378', '/system/oss/download/2126350767387877378'],
  ['/dzb/prod-api/resource/oss/download/7', '/system/oss/download/7'],
  ['/system/oss/download/../config', undefined],
  ['/profile/%2e%2e/logout', undefined],
  ['/profile/..%2flogout', undefined],
  ['/profile/..;/logout', undefined],
  ['/dzb/prod-api/profile/../logout', undefined],
  ['/dzb/prod-api/monitor/logininfor/unlock/admin', undefined],
  ['/logout', undefined],
  ['/logout?x=1', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('a file at %j is fetched from %j', (at, url) => {
  withConfig({ apiBase: '/dzb/prod-api' });
  expect(fileCall({ name: '甲', at })?.url).toBe(url);
});

test.each<[string, number, number, string]>([
  ['a.PDF', 1, 9, ''],
  ['a.pdf', 1, 10, '最多 10 个文件'],
  ['a.html', 1, 0, '不支持该类型的文件'],
  ['pdf', 1, 0, '不支持该类型的文件'],
  ['a.pdf', 0, 0, '文件是空的'],
  ['a.pdf', 10 * 2 ** 20 + 1, 0, '文件超过 10 MB'],
])('%s of %i bytes beside %i others: %j', (name, size, count, refusal) => {
  expect(refusalOf({ name, size }, fileRules(), count)).toBe(refusal);
});

test.each([
  ['b', [], 2],
  ['b', ['c'], 3],
  ['sent', [], 2],
  ['failed', [], 1],
  ['b', ['failed'], 2],
  ['failed', ['failed'], 1],
])('%s beside two files, of which one failed, and %j', (name, accepted, count) => {
  const files = [
    { name: 'sent', at: '/1' },
    { name: 'failed', at: '' },
  ];
  const named = accepted.map((one) => ({ name: one }));
  expect(countBeside(files, { name }, named)).toBe(count);
});

test('what would have a meaning in an address is sent in full width', () => {
  expect(nameToSend('100%, #1?;..甲.pdf')).toBe('100％， ＃1？；..甲.pdf');
});

test.each([
  ['ruoyi', '不支持该类型的文件'],
  ['ruoyi-plus', ''],
] as const)('%s, whose server takes its types, says %j to one of WPS (§19.13)', (backend, refusal) => {
  withConfig({ backend });
  expect(refusalOf({ name: 'a.wps', size: 1 }, fileRules(), 0)).toBe(refusal);
});
