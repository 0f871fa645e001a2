// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { local } from './jsonStorage';

const schema = v.object({ collapse: v.boolean() });

beforeEach(() => window.localStorage.clear());

test('what was written is read', () => {
  expect(local.write('collapse', { collapse: true })).toBe(true);
  expect(window.localStorage.getItem('collapse')).toBe('{"collapse":true}');
  expect(local.read('collapse', schema)).toEqual({ collapse: true });
});

test.each([null, '', '{', 'true', '[]', '{"collapse":"yes"}', '{"__proto__":{"collapse":true}}'])(
  'damaged or foreign: %j reads as nothing',
  (text) => {
    if (text !== null) window.localStorage.setItem('collapse', text);
    expect(local.read('collapse', schema)).toBeUndefined();
  },
);

test('blocked storage reads as nothing and keeps nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(local.read('collapse', schema)).toBeUndefined();
  expect(local.write('collapse', {})).toBe(false);
});
