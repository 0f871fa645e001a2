import { expect, test } from 'vitest';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEnded';
import { noticeAdded, noticesCleared, noticesRead, selectNotices, selectUnreadCount } from './noticesSlice';

const after = (...actions: Parameters<typeof rootReducer>[1][]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
const [one, two] = [noticeAdded({ text: '一' }), noticeAdded({ text: '二', action: 'reload' })];

test('newest first, each unread and with an id of its own', () => {
  const notices = selectNotices(after(one, two));
  expect(notices.map(({ text, action, isRead }) => [text, action, isRead])).toEqual([
    ['二', 'reload', false],
    ['一', undefined, false],
  ]);
  expect(new Set(notices.map(({ id }) => id)).size).toBe(2);
});

test.each([
  ['none', [], 0],
  ['two', [one, two], 2],
  ['read', [one, two, noticesRead()], 0],
  ['one after reading', [one, noticesRead(), two], 1],
  ['cleared', [one, noticesCleared()], 0],
  ['signed out', [one, sessionEnded({ reason: 'logout' })], 0],
])('unread: %s', (_name, actions, count) => expect(selectUnreadCount(after(...actions))).toBe(count));

test('50 at most', () => {
  const many = Array.from({ length: 80 }, (_, i) => noticeAdded({ text: String(i) }));
  expect(selectNotices(after(...many)).map(({ text }) => text)).toEqual(
    Array.from({ length: 50 }, (_, i) => String(79 - i)),
  );
});
