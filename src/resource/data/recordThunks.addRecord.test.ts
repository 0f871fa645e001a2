import { delay, http as route, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeTime } from '@/lib/time/moment';
import { testResource } from '../../../tests/testResource';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, disconnect, http, server, startBackend, transportLog } from '../../../tests/httpBackend';
import { addRecord } from './recordThunks';

startBackend();

const resource = testResource();
const { dispatch } = createTestStore({ ...createTestServices(), http });

describe('a creation whose answer is lost or late may have been done', () => {
  afterEach(() => void vi.useRealTimers());

  const html = (status: number, title: string) => () =>
    HttpResponse.html(`<html><title>${title}</title><h1>${title}</h1></html>`, { status });
  const text = (status: number, body: string) => () =>
    new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } });

  /** What becomes of a creation, and which calls were made. */
  async function create(answerPost: () => Response | Promise<Response>) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(
      route.post(`${BASE}/test`, async () => {
        const answered = answerPost();
        if (answered instanceof Promise) setTimeout(() => void vi.advanceTimersByTime(10_000));
        return answered;
      }),
      route.get(`${BASE}/test/list`, () => HttpResponse.json({ code: 200, rows: [], total: 0 })),
    );
    const result = dispatch(addRecord(resource, { name: '甲' }));
    await vi.waitFor(() => expect(transportLog.requests).not.toEqual([]));
    await vi.advanceTimersByTimeAsync(10_000);
    return { result: await result, posts: transportLog.requests.filter(({ method }) => method === 'POST').length };
  }

  test.each([
    ['cut', () => HttpResponse.error()],
    ['late', () => delay('infinite').then(() => HttpResponse.error())],
    // Further ones, as proxies give up.
    ['of a proxy that waited long enough', html(504, '504 Gateway Time-out')],
    ['of a proxy that lost the server', text(502, '')],
    ['of a content network that waited', html(524, 'A timeout occurred')],
    ['that ends in the midst', text(200, '{"code":200,"ms')],
  ])('an answer %s', async (_case, answerPost) => {
    expect(await create(answerPost)).toMatchObject({ result: { outcome: 'unknown' }, posts: 1 });
  });

  test('records of the same name are pointed out that are made after the call, or nobody knows when', async () => {
    const at = (time?: string) => ({ name: '甲', ...(time !== undefined && { createTime: time }) });
    const rows = [
      { id: 1, ...at('2025-01-01 08:00:00') },
      { id: 2, ...at(writeTime(new Date())) },
      { id: 3, ...at() },
      { id: 4, name: '甲乙', createTime: writeTime(new Date()) },
    ];
    disconnect();
    server.use(route.get(`${BASE}/test/list`, () => HttpResponse.json({ code: 200, rows, total: 4 })));
    const result = await dispatch(addRecord(resource, { name: '甲' }, { typeId: 7 }));
    expect(result).toMatchObject({ outcome: 'unknown', found: [{ id: 2 }, { id: 3 }] });
    expect(transportLog.requests.map(({ method, url }) => `${method} ${url.slice(BASE.length)}`)).toEqual([
      'POST /test',
      `GET /test/list?typeId=7&name=${encodeURIComponent('甲')}&pageNum=1&pageSize=1000`,
    ]);
  });

  test.each([
    ['the server refuses it', text(200, '{"code":500,"msg":"岗位名称已存在"}')],
    ['a firewall keeps it', html(403, '拦截')],
    ['a limit of rate keeps it', html(429, 'Too Many Requests')],
    ['a gateway wants a sign-in first', html(200, '统一身份认证')],
    ['the server is away', html(503, '503 Service Temporarily Unavailable')],
  ])('not where %s', async (_case, answerPost) => {
    expect(await create(answerPost)).toMatchObject({ result: { outcome: 'failed' }, posts: 1 });
  });
});
