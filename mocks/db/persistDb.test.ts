import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, signIn } from '../testing/client';
import { db, resetDb } from './db';
import { persistDb } from './persistDb';
import { restoreSnapshot, takeSnapshot } from './snapshot';
import { posts } from './system/posts';

beforeEach(resetDb);
afterEach(() => vi.useRealTimers());

function fakePage() {
  const saved = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  };
  return Object.assign(new EventTarget(), { localStorage, saved });
}

test('sessions and edits outlive a reload', async () => {
  const token = await signIn('admin');
  await ask('/system/dict/child/1001', { method: 'DELETE', token });
  await ask('/system/dict/child/1000000', { method: 'DELETE', token });
  const snapshot = takeSnapshot();
  resetDb();
  expect(await ask('/getInfo', { token })).toMatchObject({ code: 401 });
  restoreSnapshot(snapshot);
  expect(await ask('/getInfo', { token })).toMatchObject({ code: 200 });
  expect(db.dictItems.some(({ id }) => id === 1001)).toBe(false);
  expect(db.jobCodeEdits.get(1_000_000)).toBeNull();
  expect(snapshot.length).toBeLessThan(60_000);
});

test('records of a collection outlive a reload, and a snapshot has only what changed', async () => {
  const token = await signIn('admin');
  await ask('/system/post/14', { method: 'DELETE', token });
  await ask('/system/post', { method: 'PUT', token, json: { postId: 13, postName: '正式党员' } });
  const snapshot = takeSnapshot();
  expect(snapshot).not.toContain('党委书记');
  resetDb();
  expect(posts.rows.find(13)).toMatchObject({ postName: '党员' });
  restoreSnapshot(snapshot);
  expect(posts.rows.find(13)).toMatchObject({ postName: '正式党员' });
  expect(posts.rows.find(14)).toBeUndefined();
  expect(posts.rows.all()).toHaveLength(13);
});

test.each(['', 'null', '{"version":0}', '{"version":1,"sessions":5}'])(
  'a damaged snapshot (%s) means the seed',
  (text) => {
    db.dictTypes = [];
    restoreSnapshot(text);
    expect(db.dictTypes.length).toBeGreaterThan(20);
  },
);

test('is written some time after a change, and when the page is left', async () => {
  vi.useFakeTimers();
  const page = fakePage();
  persistDb(page);
  await signIn('admin');
  expect(page.saved.get('mock-db')).toBeUndefined();
  vi.advanceTimersByTime(400);
  expect(page.saved.get('mock-db')).toContain('"admin"');
  await signIn('clerk');
  page.dispatchEvent(new Event('pagehide'));
  expect(page.saved.get('mock-db')).toContain('"clerk"');
});

test('a page follows what another tab has written', async () => {
  const page = fakePage();
  const token = await signIn('admin');
  const other = takeSnapshot();
  resetDb();
  persistDb(page);
  page.saved.set('mock-db', other);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
  expect(db.sessions.size).toBe(0);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'mock-db' }));
  expect(db.sessions.get(token)).toBe('admin');
});
