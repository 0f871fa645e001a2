// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from './createDrafts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const stored = () => window.localStorage.getItem('chatDrafts:7');

test('a draft is read back at once and written a moment later', () => {
  const drafts = createDrafts('7');
  drafts.write('c', '没写完');
  expect(drafts.read('c')).toBe('没写完');
  expect(stored()).toBeNull();
  vi.advanceTimersByTime(300);
  expect(createDrafts('7').read('c')).toBe('没写完');
});

test('leaving the page writes what waits', () => {
  const drafts = createDrafts('7');
  drafts.write('c', '没写完');
  drafts.save();
  expect(createDrafts('7').read('c')).toBe('没写完');
});

test('where the storage is full a draft lives as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = createDrafts('7');
  drafts.write('c', '没写完');
  drafts.save();
  expect(drafts.read('c')).toBe('没写完');
  refuse.mockRestore();
  drafts.save();
  expect(createDrafts('7').read('c')).toBe('没写完');
});

test.each(['constructor', '__proto__', 'toString'])('a conversation may be called %s', (name) => {
  const drafts = createDrafts('7');
  expect(drafts.read(name)).toBe('');
  drafts.write(name, 'a');
  expect(drafts.read(name)).toBe('a');
});

test('an empty draft is forgotten', () => {
  const drafts = createDrafts('7');
  drafts.write('c', 'a');
  drafts.save();
  drafts.write('c', '');
  drafts.save();
  expect(stored()).toBe('{}');
});

test('a draft moves with its conversation, and what was changed in a question; an empty one overwrites nothing', () => {
  const drafts = createDrafts('7');
  drafts.write('new', 'a');
  drafts.write('new/问', '改');
  drafts.write('newer', 'b');
  drafts.move('new', 'c');
  expect(['new', 'c', 'new/问', 'c/问', 'newer'].map(drafts.read)).toEqual(['', 'a', '', '改', 'b']);
  drafts.move('new', 'c');
  expect(drafts.read('c')).toBe('a');
});

test('what another tab wrote stays', () => {
  const [one, two] = [createDrafts('7'), createDrafts('7')];
  one.write('a', '一');
  two.write('b', '二');
  one.save();
  two.save();
  expect(createDrafts('7').read('a')).toBe('一');
});

/** The drafts of another window: it has a session storage of its own. */
function otherWindow() {
  window.sessionStorage.clear();
  return createDrafts('7');
}

test('two windows type in one conversation: each keeps its own, and what is sent in one stays in the other', () => {
  const one = createDrafts('7');
  one.write('new', '一');
  one.save();
  const two = otherWindow();
  expect(two.take('new')).toBe('一');
  two.write('new', '二');
  two.save();
  expect(createDrafts('7').read('new')).toBe('二');
  expect(one.read('new')).toBe('一');
  one.write('new', '');
  one.save();
  expect(otherWindow().read('new')).toBe('二');
});

test('a new conversation takes along what its own window has typed', () => {
  const one = createDrafts('7');
  one.write('new', '');
  const two = otherWindow();
  two.write('new', '二');
  two.save();
  expect(one.read('new')).toBe('二');
  one.move('new', 'c');
  one.save();
  expect([one.read('c'), otherWindow().read('new')]).toEqual(['', '二']);
});

test('a draft of an earlier day is removed when it is sent', () => {
  const before = createDrafts('7');
  before.write('c', '旧');
  before.save();
  const drafts = otherWindow();
  expect(drafts.take('c')).toBe('旧');
  drafts.write('c', '');
  drafts.save();
  expect(otherWindow().read('c')).toBe('');
});

test('each user has drafts of their own', () => {
  const drafts = createDrafts('7');
  drafts.write('c', 'a');
  drafts.save();
  expect(createDrafts('8').read('c')).toBe('');
});

test.each(['{', '[]', '{"c":5}', 'null'])('damaged storage %s reads as none and is replaced', (damaged) => {
  window.localStorage.setItem('chatDrafts:7', damaged);
  const drafts = createDrafts('7');
  expect(drafts.read('c')).toBe('');
  drafts.write('c', 'a');
  drafts.save();
  expect(stored()).toBe('{"c":"a"}');
});

test('at most 50 drafts are kept, the oldest make room', () => {
  const drafts = createDrafts('7');
  for (let index = 0; index < 60; index += 1) drafts.write(`c${index}`, 'a');
  drafts.save();
  const after = createDrafts('7');
  expect([after.read('c9'), after.read('c10')]).toEqual(['', 'a']);
});
