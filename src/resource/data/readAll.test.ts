import { http as route, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { IncompleteError } from '@/lib/http/errors';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, errorOf, http, server, startBackend } from '../../../tests/httpBackend';
import { testResource } from '../../../tests/testResource';
import { readAll, readSeveral } from './readAll';

startBackend();
const { dispatch } = createTestStore({ ...createTestServices(), http });
const resource = testResource();
const read = () => dispatch(readAll(resource, { state: '0' }));

/** The server has so many rows, and says so unless another total is given. */
function serve(count: number, total: number | undefined = count): string[] {
  const asked: string[] = [];
  server.use(
    route.get(`${BASE}/test/list`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const [page, size] = [Number(query.get('pageNum')), Number(query.get('pageSize'))];
      const ids = Array.from({ length: count }, (_, id) => ({ id }));
      return HttpResponse.json({ code: 200, total, rows: ids.slice((page - 1) * size, page * size) });
    }),
  );
  return asked;
}

test.each([0, 10, 1000, 1001, 5000])('all of %i rows are read, a thousand at a time', async (count) => {
  const asked = serve(count);
  expect(new Set((await read()).map(({ id }) => id)).size).toBe(count);
  expect(asked[0]).toBe('state=0&pageNum=1&pageSize=1000');
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 1000)));
});

test('a server that does not count is read to the end', async () => {
  serve(2000, -1);
  expect(await read()).toHaveLength(2000);
});

test.each([
  ['5001 rows', 5001, 5001, '超过5000条，请缩小范围'],
  ['fewer rows than were counted', 500, 1200, '服务器没有返回全部记录，请稍后重试'],
])('%s are not read in part', async (_what, count, total, message) => {
  serve(count, total);
  const error = await errorOf(read());
  expect(error).toBeInstanceOf(IncompleteError);
  expect(error).toHaveProperty('message', message);
});

test('the rows of several queries come together, up to as many', async () => {
  const asked = serve(1000);
  const readMonths = (count: number) =>
    dispatch(
      readSeveral(
        resource,
        Array.from({ length: count }, (_, month) => ({ month })),
      ),
    );
  expect(await readMonths(5)).toHaveLength(5000);
  expect(asked.map((query) => query.slice(0, 7))).toEqual([0, 1, 2, 3, 4].map((month) => `month=${month}`));
  expect(await errorOf(readMonths(6))).toHaveProperty('message', '超过5000条，请缩小范围');
});
