import { expect, test } from 'vitest';
import { isSigned, linkKind, parseUrl, webAddress } from './link';

test.each([
  'http://a.cn',
  'https://a.cn',
  'HTTPS://A.CN',
  'mailto:a@b.cn',
  'tel:119',
  '//a.cn',
  '\\\\a.cn',
  '/\\a.cn',
  '\\/a.cn',
  ' https://a.cn',
  'ht\ntps://a.cn',
])('external: %j (§5.9)', (link) => {
  expect(linkKind(link)).toBe('external');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.cn/1',
  'http:a.cn',
  'C:\\Windows',
])('refused: %j', (link) => {
  expect(linkKind(link)).toBe('refused');
});

test.each(['', '/', '/system/dict', 'dict', './dict', ':id', '/user/:id', '?a=b', '#x', '党员', '/a/javascript:b'])(
  'internal: %j',
  (link) => {
    expect(linkKind(link)).toBe('internal');
  },
);

test.each([
  ['https://a.cn/x', 'https://a.cn/x'],
  ['http://a.cn', 'http://a.cn/'],
  ['https:dzb/x', 'https://dzb/x'],
  ['https:/dzb/x', 'https://dzb/x'],
  ['https:\\dzb\\x', 'https://dzb/x'],
  ['//a.cn', undefined],
  ['mailto:a@b.cn', undefined],
  ['javascript:alert(1)', undefined],
  ['/inside', undefined],
  ['https://', undefined],
])('webAddress(%j) = %j', (link, expected) => {
  expect(webAddress(link)).toBe(expected);
});

test.each([
  ['https://a.cn/x', undefined, 'https://a.cn/x'],
  ['/x', 'https://a.cn/y', 'https://a.cn/x'],
  ['/x', undefined, undefined],
  ['https://', undefined, undefined],
])('parseUrl(%j, %j) = %j', (address, base, expected) => {
  expect(parseUrl(address, base)?.href).toBe(expected);
});

test.each([
  ['http://192.0.2.20:9000/ruoyi/a.png?X-Amz-Algorithm=A&X-Amz-Expires=119&X-Amz-Signature=0', true],
  ['https://b.oss-cn-beijing.aliyuncs.com/a.png?Expires=1&OSSAccessKeyId=a&Signature=b', true],
  ['https://b.oss-cn-beijing.aliyuncs.com/a.png?x-oss-signature=0', true],
  ['https://b.cos.ap-beijing.myqcloud.com/a.png?q-sign-algorithm=sha1&q-signature=0', true],
  ['https://b.obs.cn-north-4.myhuaweicloud.com/a.png?AccessKeyId=a&Expires=1', true],
  ['https://cdn.example.cn/a.png?e=1&token=a', true],
  ['https://cdn.example.cn/a.png?sign=0', true],
  ['http://192.0.2.20:9000/ruoyi/signature.png?design=1', false],
  ['/profile/a.png', false],
])('%s expires: %j', (address, expected) => expect(isSigned(address)).toBe(expected));
