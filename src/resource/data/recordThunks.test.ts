import { delay, http as route, HttpResponse } from 'msw';
import type { Middleware } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { recordsChanged } from '@/state/server/recordsChanged';
import { testResource } from '../../../tests/testResource';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, disconnect, http, respond, server, startBackend, transportLog } from '../../../tests/httpBackend';
import type { Field } from '../model/Field';
import type { Resource } from '../model/Resource';
import { byServer } from '../model/usualFields';
import { fetchRecord, runAction, saveRecord, toggleField, toSave } from './recordThunks';
import { removeRecords } from './removeRecords';

startBackend();

const resource = testResource({
  fields: [
    byServer('loginDate'),
    byServer('dept'),
    { name: 'name', label: '名称', form: true },
    { name: 'perms', label: '权限', form: true },
    { name: 'phone', label: '电话', form: { rule: 'phone' } },
    { name: 'password', label: '密码', kind: 'password', form: { only: 'new' } },
    { name: 'ids', label: '角色', kind: 'choice', many: true, source: { url: '/roles', name: 'name' }, form: true },
  ],
});
const RECORD = { id: 7, name: '甲', phone: '156****6666', extra: { a: 1 }, ids: [1, '2'] };
/** What is never read, and what the server writes by itself. */
const OTHERS = {
  password: '$2a$',
  salt: 's',
  token: 't',
  loginDate: 'Invalid date',
  dept: { id: 1 },
  createTime: 'x',
  updateBy: 'y',
};

const { dispatch } = createTestStore({ ...createTestServices(), http });

/** The server sends these answers to readings, the last one again and again. */
function answer(...bodies: object[]): void {
  let turn = 0;
  server.use(
    route.get(`${BASE}/test/7`, () =>
      HttpResponse.json({ code: 200, data: bodies[Math.min(turn++, bodies.length - 1)] }),
    ),
    route.put(`${BASE}/test`, () => HttpResponse.json({ code: 200 })),
  );
}

const sent = async () => {
  const request = transportLog.requests.find(({ method }) => method === 'PUT');
  return (await request?.json()) as unknown;
};
const open = async (row: object = RECORD) => (await dispatch(fetchRecord(resource, { ...row }, {}))) ?? {};

test('what the server cannot empty is not sent empty, also where it came so', () => {
  const keeping = { ...resource, fields: [{ name: 'idCard', label: '证件', keepsValue: true } as const] };
  expect(toSave(keeping, { id: 7, idCard: '' }, {})).toEqual({ id: 7 });
  expect(toSave(keeping, { id: 7, idCard: 'x' }, { idCard: '' })).toEqual({ id: 7 });
  expect(toSave(keeping, { id: 7, idCard: 'x' }, {})).toEqual({ id: 7, idCard: 'x' });
});

test('the words beside an id go back where a choice takes them', () => {
  const source = { url: '/tree', name: 'name' };
  const dept = { name: 'deptId', label: '部门', kind: 'tree', source, shownBy: 'deptName' } as const;
  const record = { id: 7, deptId: 1, deptName: '一' };
  expect(toSave({ ...resource, fields: [dept] }, record, {})).toEqual({ id: 7, deptId: 1 });
  expect(toSave({ ...resource, fields: [{ ...dept, takes: { deptName: 'name' } }] }, record, {})).toEqual(record);
});

test('all goes back as it came but secrets, what is hidden and what the server writes itself', async () => {
  answer({ ...RECORD, ...OTHERS });
  const base = await open();
  expect(Object.keys(base).filter((name) => ['password', 'salt', 'token'].includes(name))).toEqual([]);
  expect(await dispatch(saveRecord(resource, base, { name: '乙' }, {}))).toMatchObject({ outcome: 'saved' });
  expect(await sent()).toEqual({ id: 7, name: '乙', extra: { a: 1 }, ids: [1, '2'] });
});

test('what is hidden is sent when it was typed anew', async () => {
  answer(RECORD);
  await dispatch(saveRecord(resource, await open(), { phone: '13800001111' }, {}));
  expect(await sent()).toMatchObject({ phone: '13800001111' });
});

test('of a record in the record, what the server writes itself is neither a conflict nor sent', async () => {
  const described: Resource = {
    ...resource,
    fields: [{ name: 'dept.name', label: '部门', byServer: true }],
  };
  answer({ id: 7, name: '甲', dept: { name: '乙' } });
  const result = await dispatch(saveRecord(described, { id: 7, name: '甲', dept: { name: '丙' } }, { name: '丁' }, {}));
  expect(result).toMatchObject({ outcome: 'saved' });
  expect(await sent()).toEqual({ id: 7, name: '丁' });
});

test('what the own call leaves out comes from the row', async () => {
  answer({ ...RECORD, perms: undefined });
  const base = await open({ ...RECORD, perms: 'a:b', ids: [] });
  expect(base).toMatchObject({ perms: 'a:b', ids: [1, '2'] });
  expect(await dispatch(saveRecord(resource, base, { name: '乙' }, {}))).toMatchObject({ outcome: 'saved' });
  expect(await sent()).toMatchObject({ name: '乙', perms: 'a:b' });
});

test('chosen ids that the second reading leaves out are as they were (§19.2)', async () => {
  answer(RECORD, { ...RECORD, ids: undefined });
  expect(await dispatch(saveRecord(resource, await open(), { name: '乙' }, {}))).toMatchObject({ outcome: 'saved' });
  expect(await sent()).toMatchObject({ name: '乙', ids: [1, '2'] });
});

test('what somebody else changed meanwhile is a conflict, but not what the server writes itself', async () => {
  answer({ ...RECORD, loginDate: '1' }, { ...RECORD, loginDate: '2', name: '丙' });
  const result = await dispatch(saveRecord(resource, await open(), { perms: 'x' }, {}));
  expect(result).toMatchObject({ outcome: 'conflict', fields: ['name'] });
});

describe('a record that is gone (§2.102)', () => {
  const list = (...rows: object[]) =>
    route.get(`${BASE}/test/list`, () => HttpResponse.json({ code: 200, rows, total: rows.length }));
  const own = (body: object) => route.get(`${BASE}/test/7`, () => HttpResponse.json(body));
  const FAILED = { code: 500, msg: '读取失败' };

  test.each([
    ['an answer without data', { code: 200, msg: '操作成功' }],
    ['a failure of the server, while the list does not have it', FAILED],
  ])('%s; a save sends nothing, and has the list fetched again', async (_case, body) => {
    const stale: string[] = [];
    const watch: Middleware = () => (next) => (action) => {
      if (recordsChanged.match(action)) stale.push(...action.payload);
      return next(action);
    };
    const store = createTestStore({ ...createTestServices(), http }, watch);
    server.use(own(body), list({ ...RECORD, id: 8 }));
    expect(await store.dispatch(fetchRecord(resource, RECORD, {}))).toBeUndefined();
    expect(await store.dispatch(saveRecord(resource, RECORD, { name: '乙' }, {}))).toEqual({ outcome: 'gone' });
    expect([await sent(), stale, transportLog.failures]).toEqual([undefined, ['/test/list'], []]);
  });

  test.each([
    ['the list has it', list(RECORD)],
    ['the list fails too', route.get(`${BASE}/test/list`, () => HttpResponse.json(FAILED))],
  ])('not where %s: then the failure is told, once', async (_case, answerList) => {
    const services = createTestServices();
    server.use(own(FAILED), answerList);
    const store = createTestStore({ ...services, http });
    await expect(store.dispatch(fetchRecord(resource, RECORD, {}))).rejects.toThrow('读取失败');
    expect([services.toast.shown.get().length, transportLog.failures]).toEqual([1, []]);
  });
});

test('a switch with a call of its own sends that alone', async () => {
  respond();
  const call = { url: '/test/changeStatus', body: { id: 7, status: '1' } };
  const field: Field = { name: 'status', label: '状态', column: { toggle: { on: '0', off: '1', call: () => call } } };
  expect(await dispatch(toggleField(resource, RECORD, field, false, {}))).toBe('done');
  expect(transportLog.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`PUT ${BASE}${call.url}`]);
  expect(await sent()).toEqual(call.body);
});

test.each([
  ['refused', () => respond({ code: 500, msg: '不可删除' }), { refused: [RECORD], isUnknown: false }],
  ['without a reply, which may be done all the same', disconnect, { refused: [RECORD], isUnknown: true }],
  ['done', respond, { refused: [], isUnknown: false }],
])('a deletion that is %s', async (_name, answerAll, result) => {
  answerAll();
  expect(await dispatch(removeRecords(resource, [RECORD]))).toEqual(result);
});

test('what a save has changed whose answer was lost is no conflict with oneself', async () => {
  answer(RECORD, { ...RECORD, name: '乙' });
  expect(await dispatch(saveRecord(resource, await open(), { name: '乙' }, {}))).toMatchObject({ outcome: 'saved' });
});

test.each([
  ['without an answer', disconnect, 'unknown', ['操作结果未知，列表已刷新，请核对']],
  ['refused', () => respond({ code: 500, msg: '不可授权' }), 'failed', ['不可授权']],
])('an action that is %s', async (_case, answerAll, outcome, told) => {
  const services = createTestServices();
  const store = createTestStore({ ...services, http });
  answerAll();
  const call = { method: 'PUT', url: '/test/authUser/selectAll?ids=1,2' } as const;
  expect(await store.dispatch(runAction(resource, call, RECORD))).toBe(outcome);
  expect(services.toast.shown.get().map(({ text }) => text)).toEqual(told);
});

test('of many deletions three are under way', async () => {
  let most = 0;
  let running = 0;
  server.use(
    route.delete(`${BASE}/test/:id`, async () => {
      most = Math.max(most, (running += 1));
      await delay(5);
      running -= 1;
      return HttpResponse.json({ code: 200 });
    }),
  );
  const records = Array.from({ length: 8 }, (_, id) => ({ ...RECORD, id }));
  expect(await dispatch(removeRecords(resource, records))).toEqual({ refused: [], isUnknown: false });
  expect(most).toBe(3);
});
