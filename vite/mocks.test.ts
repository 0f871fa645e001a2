import { expect, test } from 'vitest';
import { mockSettings } from './mocks';

const EXPORT = 'import.meta.env.VITE_DICT_EXPORT_CALL';

test('on the mocks there are their accounts and the calls that only they have', () => {
  const settings = mockSettings({});
  expect(settings['import.meta.env.VITE_LOGIN_HINT']).toContain('admin123');
  expect(settings[EXPORT]).toBe('"/system/dict/child/export"');
});

test('a real backend gets neither', () => {
  expect(mockSettings({ VITE_PROXY_TARGET: 'http://192.0.2.10:8080' })).toEqual({});
});

test('what the environment says stands', () => {
  expect(mockSettings({ VITE_DICT_EXPORT_CALL: '/export' })[EXPORT]).toBe('"/export"');
});
