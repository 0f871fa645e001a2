import { expect, test } from 'vitest';
import { withConfig } from '../../../tests/config';
import { isFiltered } from './MarkupHint';

test.each([
  ['ruoyi', '/system/post', true],
  ['ruoyi-plus', '/system/user/profile', true],
  ['ruoyi', '/monitor/job', true],
  ['ruoyi', '/tool/gen', true],
  ['ruoyi', '/system/notice', false],
  ['ruoyi', '/office/booking', false],
  ['product', '/system/post', false],
] as const)('the server of the kind %s changes signs in what is sent to %s: %j', (backend, path, filtered) => {
  withConfig({ backend });
  expect(isFiltered(path)).toBe(filtered);
});
