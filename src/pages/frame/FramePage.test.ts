import { expect, test } from 'vitest';
import { frameHint } from './FramePage';

test.each([
  ['https://dzb.cn', 'https://a.cn/#/x?id=1', '如下方没有内容'],
  ['http://dzb.cn', 'http://a.cn/', '如下方没有内容'],
  ['http://dzb.cn', 'https://a.cn/', '如下方没有内容'],
  ['https://dzb.cn', 'http://a.cn/#/x', '此页面的地址是 http'],
  ['https://dzb.cn', 'HTTP://a.cn', '此页面的地址是 http'],
  ['https://dzb.cn', 'https://dzb.cn/dzb/preview/x', '此页面与本系统同一站点'],
])('in %s the frame of %s says: %s', (origin, url, hint) => {
  expect(frameHint(url, { origin, protocol: new URL(origin).protocol })).toContain(hint);
});
