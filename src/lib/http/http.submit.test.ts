import { describe, expect, test } from 'vitest';
import {
  anyResponse,
  transportLog,
  deferResponses,
  errorOf,
  http,
  respond,
  startBackend,
  tokenStore,
} from '../../../tests/httpBackend';

startBackend();

describe('a second identical submit while the first is under way', () => {
  test.each([
    ['POST', () => http.post('/x', { id: 1 }, anyResponse)],
    ['PUT', () => http.put('/x', { id: 1 }, anyResponse)],
    ['DELETE', () => http.delete('/x/1', anyResponse)],
  ])('%s: is not sent, and shares the answer', async (_name, submit) => {
    const release = deferResponses();
    const both = Promise.all([submit(), submit()]);
    release();
    const [first, second] = await both;
    expect(first).toBe(second);
    expect(transportLog.requests).toHaveLength(1);
    await submit();
    expect(transportLog.requests).toHaveLength(2);
  });

  test('shares a failure, which is told once', async () => {
    respond({}, 500);
    const results = await Promise.all([
      errorOf(http.post('/x', {}, anyResponse)),
      errorOf(http.post('/x', {}, anyResponse)),
    ]);
    expect(results[0]).toBe(results[1]);
    expect(transportLog.failures).toEqual(['服务器发生错误']);
  });

  test.each([
    ['another body', () => http.post('/x', { id: 2 }, anyResponse)],
    ['another path', () => http.post('/y', { id: 1 }, anyResponse)],
    ['another method', () => http.put('/x', { id: 1 }, anyResponse)],
    ['other parameters', () => http.post('/x', { id: 1 }, { ...anyResponse, params: { a: 1 } })],
  ])('%s is another submit', async (_name, other) => {
    const release = deferResponses();
    const both = Promise.all([http.post('/x', { id: 1 }, anyResponse), other()]);
    release();
    await both;
    expect(transportLog.requests).toHaveLength(2);
  });

  test('the same submit of the next session is another one', async () => {
    const release = deferResponses();
    const first = http.post('/logout', undefined, { ...anyResponse, outlivesSession: true });
    tokenStore.token = 'of the next user';
    const second = http.post('/logout', undefined, { ...anyResponse, outlivesSession: true });
    release();
    await Promise.all([first, second]);
    const senders = transportLog.requests.map(({ headers }) => headers.get('authorization'));
    expect(senders).toEqual(['Bearer abc', 'Bearer of the next user']);
  });

  const upload = (content: string) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'a.txt');
    return body;
  };

  test.each([
    ['FormData', upload('a'), upload('b')],
    ['Blob', new Blob(['a']), new Blob(['b'])],
    ['ArrayBuffer', new Uint8Array([1]).buffer, new Uint8Array([2]).buffer],
    ['typed array', new Uint8Array([1]), new Uint8Array([2])],
  ])('%s cannot be compared: each is sent', async (_name, first, second) => {
    const release = deferResponses();
    const both = Promise.all([http.post('/upload', first, anyResponse), http.post('/upload', second, anyResponse)]);
    release();
    await both;
    const bodies = await Promise.all(transportLog.requests.map((request) => request.text()));
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).not.toBe(bodies[1]);
  });

  test('GET is always sent', async () => {
    respond();
    await Promise.all([http.get('/x', anyResponse), http.get('/x', anyResponse)]);
    expect(transportLog.requests).toHaveLength(2);
  });

  test('one that was given up is no match', async () => {
    const release = deferResponses();
    const screen = new AbortController();
    const first = errorOf(http.post('/x', {}, { ...anyResponse, signal: screen.signal }));
    screen.abort();
    const second = http.post('/x', {}, anyResponse);
    release();
    expect(await first).toMatchObject({ name: 'AbortedError' });
    await expect(second).resolves.toMatchObject({ code: 200 });
  });
});

describe('covering the page', () => {
  test.each([
    ['/member/doEdit', 200, [1, -1]],
    ['/member/doEdit', 500, [1, -1]],
    ['/member/list', 200, []],
  ])('%s, HTTP %i: %j (§7.6)', async (url, status, changes) => {
    respond({}, status);
    await errorOf(http.post(url, {}, anyResponse));
    expect(transportLog.busy).toEqual(changes);
  });

  test('an aborted call uncovers it', async () => {
    deferResponses();
    const call = errorOf(http.post('/member/doEdit', {}, anyResponse));
    http.context.abortSessionCalls();
    await call;
    expect(transportLog.busy).toEqual([1, -1]);
  });
});
