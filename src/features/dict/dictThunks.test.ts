// @vitest-environment jsdom
import type { Middleware } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dictsReady, entriesOf, selectDicts } from '@/state/dict/dictSlice';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { sessionEnded } from '@/state/sessionEnded';
import type { DictMeta } from '@/lib/dict/DictEntry';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { ensureDict, initDicts, refreshLoadedDicts, reloadDict } from './dictThunks';

beforeEach(() => withConfig({ errorLog: true }));

const ITEMS = [{ dictLabel: '正常', dictValue: '0' }];
let number = 0;

function setup(extra: Partial<DictMeta> = {}) {
  const actions: unknown[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = createTestStore(createTestServices(), record);
  number += 1;
  const type = `test_${number}`;
  const request = vi.fn<DictMeta['request']>(() => Promise.resolve(ITEMS));
  return {
    store,
    actions,
    request,
    type,
    declared: { type, request, ...extra },
    dict: () => selectDicts(store.getState())[type],
    labels: () => entriesOf(selectDicts(store.getState()), type).map(({ label }) => label),
    log: () => selectErrorLog(store.getState()).map(({ err }) => err.message),
  };
}

test.each([[undefined], [[]]])('initialisation with %j: types are needed (§5.7)', async (types) => {
  await expect(setup().store.dispatch(initDicts(types))).rejects.toThrow('需要提供字典类型');
});

test('initialisation loads what is not lazy and tells when all is there (§3.12, §4.15)', async () => {
  const { store, declared, labels, actions, type } = setup();
  const lazy = { ...declared, type: `${type}_lazy`, lazy: true };
  await store.dispatch(initDicts([declared, lazy]));
  expect(labels()).toEqual(['正常']);
  expect(Object.keys(selectDicts(store.getState()))).toEqual([type]);
  expect(actions.at(-1)).toEqual(dictsReady({ types: [type] }));
  await store.dispatch(ensureDict(lazy.type));
  expect(entriesOf(selectDicts(store.getState()), lazy.type)).toHaveLength(1);
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a dictionary may be named %s: nothing is there before it is loaded, then its entries',
  async (type) => {
    const { store, request } = setup();
    const entries = () => entriesOf(selectDicts(store.getState()), type);
    expect(entriesOf({}, type)).toEqual([]);
    const loading = store.dispatch(initDicts([{ type, request }]));
    expect(entries()).toEqual([]);
    await loading;
    expect(entries().map(({ label }) => label)).toEqual(['正常']);
    await store.dispatch(ensureDict(type));
    expect(request).toHaveBeenCalledTimes(1);
  },
);

test('however many ask, one request leaves', async () => {
  const { store, declared, request, type } = setup();
  await Promise.all([
    store.dispatch(initDicts([declared])),
    ...Array.from({ length: 50 }, () => store.dispatch(ensureDict(type))),
  ]);
  await store.dispatch(ensureDict(type));
  expect(request).toHaveBeenCalledTimes(1);
});

test('a reload fetches anew and keeps the old entries meanwhile (§4.16)', async () => {
  const { store, declared, request, type, labels, dict } = setup();
  await store.dispatch(initDicts([declared]));
  request.mockResolvedValue({ content: [{ name: '启用', code: 1 }] });
  const reloading = store.dispatch(reloadDict(type));
  expect(dict()).toMatchObject({ status: 'loading', entries: [{ label: '正常' }] });
  await reloading;
  expect(labels()).toEqual(['启用']);
});

test('a reload of an unknown type is rejected (§5.6)', async () => {
  await expect(setup().store.dispatch(reloadDict('nobody_asked'))).rejects.toThrow(
    '未找到该类型的字典元数据：nobody_asked',
  );
});

describe('a converter result that is no list of entries is logged, and the list is empty', () => {
  test.each<[string, unknown]>([
    ['an object', { label: '正常', value: '0' }],
    ['nothing', undefined],
    ['a text', '正常'],
    ['a list with a wrong element', [{ label: '正常', value: '0' }, '停用']],
    ['a list of items without labels', [{ value: '0' }]],
  ])('%s (§3.12, §4.17, §8.22)', async (_name, result) => {
    const { store, declared, dict, log, type } = setup({ responseConverter: () => result });
    await store.dispatch(initDicts([declared]));
    expect(dict()).toMatchObject({ status: 'ready', entries: [] });
    expect(log()).toEqual([`字典“${type}”的转换结果必须是由字典数据组成的数组`]);
  });

  test('items without a value are logged, the others are there', async () => {
    const { store, declared, labels, log, type, request } = setup();
    request.mockResolvedValue([...ITEMS, { dictLabel: '停用' }, { dictLabel: '未知' }]);
    await store.dispatch(initDicts([declared]));
    expect(labels()).toEqual(['正常']);
    expect(log()).toEqual([`字典“${type}”有 2 项没有值，已忽略（字段 dictValue）`]);
  });

  test('a converter that throws fails its own dictionary only', async () => {
    const { store, declared, dict, log, type } = setup({
      responseConverter: () => {
        throw new Error('坏了');
      },
    });
    await store.dispatch(initDicts([declared]));
    expect(dict()?.status).toBe('failed');
    expect(log()).toEqual([`字典“${type}”加载失败：坏了`]);
  });
});

test('a failed request keeps what was there, and the next who asks tries again', async () => {
  const { store, declared, request, type, dict } = setup();
  await store.dispatch(initDicts([declared]));
  request.mockRejectedValueOnce(new Error('断网'));
  await store.dispatch(reloadDict(type));
  expect(dict()).toMatchObject({ status: 'failed', entries: [{ label: '正常' }] });
  await store.dispatch(ensureDict(type));
  expect(dict()?.status).toBe('ready');
});

describe('answers that come too late', () => {
  let answer: (items: unknown) => void;
  const hold = () => new Promise<unknown>((resolve) => (answer = resolve));
  beforeEach(() => (answer = () => undefined));

  test('an older request does not overwrite a newer one', async () => {
    const { store, declared, request, type, labels } = setup();
    request.mockImplementationOnce(hold);
    const first = store.dispatch(initDicts([declared]));
    await store.dispatch(reloadDict(type));
    answer([{ label: '旧', value: '0' }]);
    await first;
    expect(labels()).toEqual(['正常']);
  });

  test('the failure of an older request leaves a newer one on its way', async () => {
    const { store, declared, request, type, dict } = setup();
    let fail: (error: Error) => void = () => undefined;
    request.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    const first = store.dispatch(initDicts([declared]));
    request.mockImplementationOnce(hold);
    const second = store.dispatch(reloadDict(type));
    fail(new Error('断网'));
    await first;
    expect(dict()?.status).toBe('loading');
    answer(ITEMS);
    await second;
    expect(dict()?.status).toBe('ready');
  });

  test('nothing of one session reaches the next', async () => {
    const { store, declared, request } = setup();
    request.mockImplementationOnce(hold);
    const first = store.dispatch(initDicts([declared]));
    store.dispatch(sessionEnded({ reason: 'logout' }));
    answer(ITEMS);
    await first;
    expect(selectDicts(store.getState())).toEqual({});
  });
});

test('a refresh reaches the loaded ones only, all or by name', async () => {
  const { store, declared, request, type } = setup();
  const other = { ...declared, type: `${type}_other`, request: vi.fn(() => Promise.resolve(ITEMS)) };
  await store.dispatch(initDicts([declared, other]));
  await store.dispatch(refreshLoadedDicts(type, 'never_loaded'));
  expect([request.mock.calls.length, other.request.mock.calls.length]).toEqual([2, 1]);
  await store.dispatch(refreshLoadedDicts());
  expect([request.mock.calls.length, other.request.mock.calls.length]).toEqual([3, 2]);
});
