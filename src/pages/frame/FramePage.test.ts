import { expect, test } from 'vitest';
import { frameHint } from './FramePage';

test.each([
  ['https://dzb.cn', 'https://a.cn/#/x?id=1', '此页面不允许嵌入', false],
  ['http://dzb.cn', 'http://a.cn/', '此页面不允许嵌入', false],
  ['http://dzb.cn', 'https://a.cn/', '此页面不允许嵌入', false],
  ['https://dzb.cn', 'http://a.cn/#/x', '此页面的地址是 http', true],
  ['https://dzb.cn', 'HTTP://a.cn', '此页面的地址是 http', true],
  ['https://dzb.cn', 'https://dzb.cn/dzb/preview/x', '此页面与本系统同一站点', false],
])('in %s the frame of %s has: %s, unasked where nothing is shown: %j (§17.16)', (origin, url, hint, isEmpty) => {
  const shown = frameHint(url, { origin, protocol: new URL(origin).protocol });
  expect(shown.text).toContain(hint);
  expect(shown.isEmpty).toBe(isEmpty);
});
