// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSignedOut, keepEntriesOf } from '@/lib/storage/stored';
import { dropInput, keepInput, readInput } from './useKeptInput';

const FORM = '/system/post';
const VALUES = { remark: '写了一半' };

beforeEach(() => {
  window.sessionStorage.clear();
  keepEntriesOf('2');
  keepEntriesOf('1');
});
afterEach(() => vi.useRealTimers());

const stored = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('input'));

test('what a user typed is there for this user and this form (§4.51)', () => {
  expect(keepInput(FORM, '1', VALUES)).toBe(true);
  expect(readInput(FORM, '1')).toEqual(VALUES);
  expect(readInput('/system/user', '1')).toBeUndefined();
  expect(readInput(FORM, '2')).toBeUndefined();
  expect(readInput(FORM, '1')).toEqual(VALUES);
});

test.each([
  [
    'a day later',
    () => {
      vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
      return readInput(FORM, '1');
    },
  ],
  [
    'by a clock that goes a day behind',
    () => {
      vi.useFakeTimers({ now: Date.now() - 25 * 3_600_000, toFake: ['Date'] });
      return readInput(FORM, '1');
    },
  ],
  [
    'after it was dropped',
    () => {
      dropInput(FORM, '1');
      return readInput(FORM, '1');
    },
  ],
])('read %s there is nothing, and nothing is left (§4.51)', (_when, read) => {
  keepInput(FORM, '1', VALUES);
  expect(read()).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('what was typed before a clock of another year was set right stays (§2.113)', () => {
  vi.useFakeTimers({ now: new Date(2015, 0, 1), toFake: ['Date'] });
  keepInput(FORM, '1', VALUES);
  vi.setSystemTime(new Date(2026, 2, 1));
  expect(readInput(FORM, '1')).toEqual(VALUES);
});

test('the next user removes what others typed, a sign-out what everybody typed', () => {
  keepInput(FORM, '1', VALUES);
  keepEntriesOf('2');
  expect(stored()).toEqual([]);
  keepInput('/system/user', '2', VALUES);
  forgetSignedOut('2');
  expect(stored()).toEqual([]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"at":1}',
  '{"at":"x","values":{}}',
  '{"at":1e99,"values":[]}',
  '{"at":1e99,"values":{}}',
])('garbled: %s reads as nothing, and goes', (text) => {
  window.sessionStorage.setItem(`input:1:${FORM}`, text);
  expect(readInput(FORM, '1')).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('full: what was kept before stays, and the form is told', () => {
  keepInput(FORM, '1', VALUES);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepInput(FORM, '1', { remark: '更多' })).toBe(false);
  expect(readInput(FORM, '1')).toEqual(VALUES);
});

test('blocked: nothing is kept, nothing throws', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keepInput(FORM, '1', VALUES)).toBe(false);
  expect(readInput(FORM, '1')).toBeUndefined();
  forgetSignedOut('');
});
