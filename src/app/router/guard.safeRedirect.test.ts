import { expect, test } from 'vitest';
import { safeRedirect } from './guard';

test.each([
  '/workbench',
  '/system/dict?type=a',
  '/a#b',
  '/党员',
  '/a?next=https://a.cn',
  '/loginx',
  `/${'a'.repeat(1999)}`,
])('inside the app: %j', (target) => {
  expect(safeRedirect(target)).toBe(target);
});

test.each([
  null,
  '',
  'workbench',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '?a=b',
  '#/x',
  '/',
  '/?a=b',
  '/login',
  '/login?redirect=%2Flogin',
  '/register',
  '/403',
  '/404#x',
  `/${'a'.repeat(2000)}`,
])('none: %j', (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});
