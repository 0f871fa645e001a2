import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { http, respond, startBackend, transportLog } from '../../../tests/httpBackend';
import { withTaken } from './useChoices';
import { addRecord } from './recordThunks';

startBackend();

const resource = testResource({
  fields: [
    {
      name: 'deptId',
      label: '支部',
      kind: 'tree',
      source: { url: '/tree', name: 'label', orElse: () => [{ id: 205, label: '本支部' }] },
      takes: { deptName: 'label' },
    },
    { name: 'deptName', label: '支部' },
  ],
});
const { dispatch } = createTestStore({ ...createTestServices(), http });
const TREE = { code: 200, data: [{ id: 101, label: '总支', children: [{ id: 205, label: '一支部' }] }] };

test.each<[what: string, record: object, deptName: unknown, answer: object, calls: number]>([
  ['by the menu', { deptId: '205' }, '一支部', TREE, 1],
  ['by the menu, of a server without a tree', { deptId: '205' }, '本支部', { code: 404, msg: '请求地址不存在' }, 1],
  ['but is not there', { deptId: '9' }, undefined, TREE, 1],
  ['in the form', { deptId: 205, deptName: '装卸一队' }, '装卸一队', TREE, 0],
  ['nowhere', { deptId: '' }, undefined, TREE, 0],
])('a new record of a branch that is chosen %s (§19.19)', async (_what, record, deptName, answer, calls) => {
  respond(answer);
  expect(await dispatch(withTaken(resource, { ...record }))).toEqual({
    ...record,
    ...(deptName !== undefined && { deptName }),
  });
  expect(transportLog.requests).toHaveLength(calls);
});

test('it is sent with what it takes', async () => {
  respond(TREE);
  expect(await dispatch(addRecord(resource, { deptId: '205' }))).toMatchObject({ outcome: 'saved' });
  expect(transportLog.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(await transportLog.requests[1]?.json()).toEqual({ deptId: '205', deptName: '一支部' });
});
