// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectNotices } from '@/state/notices/noticesSlice';
import { sessionEnded } from '@/state/sessionEnded';
import { selectToken, tokenReceived } from '@/state/user/userSlice';
import { createToasts } from '@/ui/toast/createToasts';
import { createTestStore } from '../../../tests/createTestStore';
import { warnBeforeExpiry } from './warnBeforeExpiry';

const NOW = new Date(2025, 9, 16, 14, 0).getTime();
const MINUTE = 60_000;
const WARNING = '登录即将过期，请在 14:30 前保存正在编辑的内容，然后重新登录';

const saying = (exp: string) => `e30.${btoa(`{"exp":${exp}}`)}.s`;
/** A token that expires so many minutes after `NOW`. */
const ending = (minutes: number) => saying(String(NOW / 1000 + minutes * 60));

let store = createTestStore();
let toast = createToasts();
let life: AbortController;
const told = () => selectNotices(store.getState()).map(({ text }) => text);
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  store = createTestStore();
  toast = createToasts();
  life = new AbortController();
  warnBeforeExpiry(store, toast, life.signal);
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

test('five minutes ahead, once, as a notice and as a message', () => {
  store.dispatch(tokenReceived(ending(30)));
  pass(24.9);
  expect(told()).toEqual([]);
  pass(0.5);
  expect(told()).toEqual([WARNING]);
  expect(toast.shown.get()).toMatchObject([
    { tone: 'warning', text: '登录即将过期', detail: '请在 14:30 前保存正在编辑的内容，然后重新登录', stays: true },
  ]);
  const [{ id } = { id: -1 }] = toast.shown.get();
  toast.dismiss(id);
  pass(60);
  expect(told()).toEqual([WARNING]);
  expect(toast.shown.get()).toEqual([]);
});

test('at once when the window is come back to', () => {
  store.dispatch(tokenReceived(ending(30)));
  vi.setSystemTime(NOW + 26 * MINUTE);
  expect(told()).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told()).toEqual([WARNING]);
});

test.each([
  ['is 26 minutes fast', 26],
  ['is 26 minutes slow', -26],
  ['stands in another year', -11 * 365 * 24 * 60],
])('a clock that %s: by the time since the sign-in (§2.113)', (_how, wrong) => {
  const start = NOW / 1000 - wrong * 60;
  store.dispatch(tokenReceived(`e30.${btoa(`{"iat":${start},"exp":${start + 30 * 60}}`)}.s`));
  pass(24.9);
  expect(told()).toEqual([]);
  pass(0.5);
  expect(told()).toEqual([WARNING]);
});

test('a token that a portal has had for a while: by its end', () => {
  const start = NOW / 1000 - 60 * 60;
  store.dispatch(tokenReceived(`e30.${btoa(`{"iat":${start},"exp":${start + 90 * 60}}`)}.s`, 'before'));
  pass(24.9);
  expect(told()).toEqual([]);
  pass(0.5);
  expect(told()).toEqual([WARNING]);
});

test.each([
  ['back by an hour', -60],
  ['right, after years', 11 * 365 * 24 * 60],
])('a clock that is set %s meanwhile: by the time since the sign-in (§2.113)', (_how, change) => {
  store.dispatch(tokenReceived(ending(30)));
  pass(20);
  vi.setSystemTime(Date.now() + change * MINUTE);
  pass(4.9);
  expect(told()).toEqual([]);
  pass(0.5);
  expect(told()).toHaveLength(1);
});

test('each session of its own', () => {
  store.dispatch(tokenReceived(ending(3)));
  pass(1);
  expect(told()).toHaveLength(1);
  store.dispatch(sessionEnded({ reason: 'logout' }));
  store.dispatch(tokenReceived(ending(5)));
  pass(1);
  expect(told()).toHaveLength(1);
  expect(told()[0]).toContain('14:05');
});

test.each([
  ['nobody is signed in', undefined],
  ['the token says nothing', 'a-token-of-another-kind'],
  ['it seems to be over: the clock may be wrong', ending(-1)],
  ['the clock is a day fast', ending(30 - 24 * 60)],
  ['its end was long ago', saying('0')],
  ['it ends in forty days, further than a timer can wait', ending(40 * 24 * 60)],
  ['its end is beyond any calendar', saying('1e300')],
  ['its end is given in milliseconds', saying(String(NOW + 3 * MINUTE))],
  ['its end is no number', saying('"soon"')],
])('no word, and the session goes on, when %s', (_name, token) => {
  if (token !== undefined) store.dispatch(tokenReceived(token));
  pass(60);
  expect(selectToken(store.getState())).toBe(token);
  expect(told()).toEqual([]);
  expect(toast.shown.get()).toEqual([]);
});

test('no word after it was stopped', () => {
  store.dispatch(tokenReceived(ending(3)));
  life.abort();
  pass(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told()).toEqual([]);
});
