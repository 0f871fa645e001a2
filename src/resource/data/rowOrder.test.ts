import { http as route, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, http, respond, server, startBackend, transportLog } from '../../../tests/httpBackend';
import { testResource } from '../../../tests/testResource';
import type { Field } from '../model/Field';
import { orderField } from '../model/usualFields';
import { placeProblem, planOrder, readRows, saveOrder, type TypedPlace } from './rowOrder';

startBackend();

const FIELD: Field = { name: 'orderNum', label: '顺序', kind: 'number', min: 0, decimals: 0, form: true };
const resource = testResource({ id: 'menuId', nameField: 'name', fields: [FIELD] });
const row = (menuId: number, orderNum: unknown) => ({ menuId, name: `第${menuId}行`, orderNum });
const place = (was: number, text: string): TypedPlace => ({ row: row(7, was), text });

test.each([
  ['3', ''],
  ['０３', ''],
  [' ', '请输入顺序'],
  ['1.5', '顺序应为不小于 0 的整数'],
  ['-1', '顺序应为不小于 0 的整数'],
  ['三', '顺序应为不小于 0 的整数'],
])('what is wrong with the place %j: %j', (typed, problem) => {
  expect(placeProblem(FIELD, typed)).toBe(problem);
});

test('a place has a most: of a larger one servers make none', () => {
  expect(placeProblem(orderField('orderNum'), '2147483647')).toBe('');
  expect(placeProblem(orderField('orderNum'), '3000000000')).toMatch('应为 0 至 2147483647 的整数');
});

describe('what a save leads to, by what the server has now (§19.12)', () => {
  test.each<[string, TypedPlace, ReturnType<typeof row>[], object]>([
    ['moved', place(1, '３'), [row(7, 1)], { moves: [{ record: row(7, 1), place: 3 }], gone: [], foreign: [] }],
    ['as a text', place(1, '3'), [row(7, '1')], { moves: [{ place: 3 }], foreign: [] }],
    ['there already', place(1, '3'), [row(7, 3)], { moves: [], gone: [], foreign: [] }],
    ['moved by others', place(1, '3'), [row(7, 5)], { moves: [{}], foreign: ['“第7行”（对方：5，您：3）'] }],
    ['gone', place(1, '3'), [row(8, 1)], { moves: [], gone: ['第7行'], foreign: [] }],
  ])('%s', (_name, typed, rows, plan) => {
    expect(planOrder(resource, FIELD, [typed], rows)).toMatchObject(plan);
  });
});

describe('places are saved', () => {
  const services = { ...createTestServices(), http };
  const { dispatch } = createTestStore(services);
  const told = () => services.toast.shown.get().map(({ text }) => text);
  beforeEach(() => services.toast.endSession());
  const moves = [7, 8].map((id) => ({ record: row(id, 1), place: id + 1 }));
  /** The ids of the rows that were not saved. */
  const save = async (described = resource) =>
    (await dispatch(saveOrder(described, FIELD, moves))).map(({ record }) => record['menuId']);
  const sent = () =>
    Promise.all(
      transportLog.requests
        .filter(({ method }) => method === 'PUT')
        .map(async (request) => [request.url.slice(BASE.length), (await request.clone().json()) as unknown]),
    );
  const TOGETHER = ['/test/updateSort', { menuIds: '7,8', orderNums: '8,9' }];
  const oneByOne = [
    ['/test', { ...row(7, 8), more: 1 }],
    ['/test', { ...row(8, 9), more: 1 }],
  ];
  const readable = () =>
    server.use(
      route.get(`${BASE}/test/:id`, ({ params }) =>
        HttpResponse.json({ code: 200, data: { ...row(Number(params['id']), 1), more: 1 } }),
      ),
      route.put(`${BASE}/test`, () => HttpResponse.json({ code: 200 })),
    );

  test('together, by RuoYi', async () => {
    withConfig({ backend: 'ruoyi' });
    respond();
    expect(await save()).toEqual([]);
    expect(await sent()).toEqual([TOGETHER]);
  });

  test.each([
    ['HTTP 404', () => HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 })],
    ['a wrong method', () => HttpResponse.json({ code: 500, msg: "Request method 'PUT' is not supported" })],
    ['an unknown file', () => HttpResponse.json({ code: 500, msg: 'No static resource test/updateSort.' })],
  ])('one by one, where the call is refused as %s; nothing else of the records changes', async (_name, refuse) => {
    withConfig({ backend: 'ruoyi' });
    readable();
    server.use(route.put(`${BASE}/test/updateSort`, refuse));
    expect(await save()).toEqual([]);
    const [first, ...more] = await sent();
    expect(first).toEqual(TOGETHER);
    expect(new Set(more)).toEqual(new Set(oneByOne));
    expect([transportLog.failures, told()]).toEqual([[], []]);
  });

  test('one by one, where the kind of backend has no such call', async () => {
    withConfig({ backend: 'ruoyi-plus' });
    readable();
    expect(await save()).toEqual([]);
    expect(new Set(await sent())).toEqual(new Set(oneByOne));
  });

  test('as far as it goes: the first failure ends it', async () => {
    withConfig({ backend: 'ruoyi-plus' });
    readable();
    server.use(
      route.put(`${BASE}/test`, async ({ request }) =>
        HttpResponse.json((await request.text()).includes('第8行') ? { code: 500, msg: '忙' } : { code: 200 }),
      ),
    );
    expect(await save()).toEqual([8]);
  });

  test.each([500, 403])('not at all after a refusal (%i), which is told', async (code) => {
    withConfig({ backend: 'ruoyi' });
    respond({ code, msg: '不可' });
    expect(await save()).toEqual([7, 8]);
    expect(await sent()).toEqual([TOGETHER]);
    // Told here, so that the page stays.
    expect([transportLog.failures, told()]).toEqual([[], ['不可']]);
  });

  test('one by one, a refusal is told here and once; so is that of the list', async () => {
    withConfig({ backend: 'ruoyi-plus' });
    readable();
    server.use(route.put(`${BASE}/test`, () => HttpResponse.json({ code: 403, msg: '不可' })));
    expect(await save()).toEqual([7, 8]);
    expect([transportLog.failures, told()]).toEqual([[], ['不可']]);
    respond({ code: 403, msg: '不可见' });
    await expect(dispatch(readRows(resource))).rejects.toThrow('不可见');
    expect([transportLog.failures, told()]).toEqual([[], ['不可', '不可见']]);
  });

  test('one by one, a row that is gone is told and not counted as saved', async () => {
    withConfig({ backend: 'ruoyi-plus' });
    respond({ code: 200, rows: [row(8, 1)], total: 1 });
    expect(await save({ ...resource, read: 'list' })).toEqual([7]);
    expect(told()).toEqual(['“第7行”已被他人修改或删除，列表已刷新']);
  });
});
