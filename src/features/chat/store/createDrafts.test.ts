// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from './createDrafts';
import { NO_DRAFT } from './questionField';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const typed = (text: string) => ({ typed: text });

test('a draft is there again after the page', () => {
  const draft = { typed: '没写完', changed: { question: '问', text: '改' } };
  createDrafts('7').write('c', draft);
  expect(createDrafts('7').read('c')).toEqual(draft);
});

test('where the storage is full a draft lives as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = createDrafts('7');
  drafts.write('c', typed('没写完'));
  expect(drafts.read('c')).toEqual(typed('没写完'));
  refuse.mockRestore();
  drafts.write('c', typed('没写完的'));
  expect(createDrafts('7').read('c')).toEqual(typed('没写完的'));
});

test.each(['constructor', '__proto__', 'a:b'])('a conversation may be called %s', (name) => {
  const drafts = createDrafts('7');
  expect(drafts.read(name)).toEqual(NO_DRAFT);
  drafts.write(name, typed('a'));
  expect(createDrafts('7').read(name)).toEqual(typed('a'));
});

test('an empty draft is forgotten', () => {
  const drafts = createDrafts('7');
  drafts.write('c', typed('a'));
  drafts.write('c', NO_DRAFT);
  const stored = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  expect(stored).not.toContain('typed');
});

/** The drafts of another window: it has a session storage of its own. */
function otherWindow() {
  window.sessionStorage.clear();
  return createDrafts('7');
}

test('two windows type in one conversation: each keeps its own, and what is sent in one stays in the other', () => {
  const one = createDrafts('7');
  one.write('new', typed('一'));
  const two = otherWindow();
  expect(two.read('new')).toEqual(typed('一'));
  two.write('new', typed('二'));
  expect(createDrafts('7').read('new')).toEqual(typed('二'));
  expect(one.read('new')).toEqual(typed('一'));
  one.write('new', NO_DRAFT);
  expect(otherWindow().read('new')).toEqual(typed('二'));
});

test('a window that has typed nothing takes nothing from the other', () => {
  const one = createDrafts('7');
  one.read('new');
  const two = otherWindow();
  two.write('new', typed('二'));
  one.write('new', NO_DRAFT);
  expect(otherWindow().read('new')).toEqual(typed('二'));
});

test('a draft of an earlier day is removed when it is sent', () => {
  createDrafts('7').write('c', typed('旧'));
  const drafts = otherWindow();
  expect(drafts.read('c')).toEqual(typed('旧'));
  drafts.write('c', NO_DRAFT);
  expect(otherWindow().read('c')).toEqual(NO_DRAFT);
});

test('of more than 50 drafts on the device the oldest are forgotten', () => {
  const drafts = createDrafts('7');
  for (let n = 0; n < 50; n += 1) drafts.write(`c${n}`, typed('a'));
  drafts.write('c0', typed('b'));
  drafts.write('more', typed('a'));
  const stored = otherWindow();
  expect(['c0', 'c1', 'c2', 'more'].map((key) => stored.read(key).typed)).toEqual(['b', '', 'a', 'a']);
});

test('the record in which an earlier version kept all drafts is replaced', () => {
  window.localStorage.setItem('chatDrafts:7', JSON.stringify({ c: '旧' }));
  createDrafts('7').write('c', typed('a'));
  expect(window.localStorage.getItem('chatDrafts:7')).not.toContain('旧');
});

test('each user has drafts of their own', () => {
  createDrafts('7').write('c', typed('a'));
  expect(createDrafts('8').read('c')).toEqual(NO_DRAFT);
});

test.each(['{', '[["c"]]', '[["c",{"typed":5}]]', 'null', '"a"'])(
  'damaged storage %s reads as none and is replaced',
  (damaged) => {
    window.localStorage.setItem('chatDrafts:7', damaged);
    const drafts = createDrafts('7');
    expect(drafts.read('c')).toEqual(NO_DRAFT);
    drafts.write('c', typed('a'));
    expect(otherWindow().read('c')).toEqual(typed('a'));
  },
);
