// @vitest-environment jsdom
import type { Middleware } from '@reduxjs/toolkit';
import { delay, http as route } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { recordsChanged } from '@/state/server/recordsChanged';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, disconnect, http, respond, server, startBackend, transportLog } from '../../../tests/httpBackend';
import { importRecords } from './importRecords';

startBackend();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const resource = testResource();

/** Begins an import; `stale` collects the lists that are fetched again. */
function begin(of = resource) {
  const stale: string[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (recordsChanged.match(action)) stale.push(...action.payload);
    return next(action);
  };
  const store = createTestStore({ ...createTestServices(), http }, watch);
  const report = store.dispatch(importRecords(of, false, new File(['x'], '测试.xlsx'), {}));
  return { report, stale };
}

test('a slow server has the time that files have; the list is fetched again even then', async () => {
  const sent = new Promise<void>((resolve) =>
    server.use(route.post(`${BASE}/test/importData`, () => (resolve(), delay('infinite')))),
  );
  const { report, stale } = begin();
  await sent;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(transportLog.failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await report).toMatchObject({ isUnknown: true });
  expect(transportLog.failures).toEqual([]);
  expect(stale).toContain('/test/list');
});

test.each<[string, () => void, string[] | undefined]>([
  ['done', () => respond({ code: 200, msg: '共 2 条：<br/>1、甲<br>2、<b>乙</b>' }), ['共 2 条：', '1、甲', '2、乙']],
  [
    'done, with the report in data',
    () => respond({ code: 200, msg: '操作成功', data: '共 1 条：<br/>1、甲' }),
    ['共 1 条：', '1、甲'],
  ],
  ['done, with counts in data', () => respond({ code: 200, msg: '导入完成', data: { created: 3 } }), ['导入完成']],
  ['done, and says yes', () => respond({ code: 200, msg: '导入成功', data: true }), ['导入成功']],
  ['done, in lines', () => respond({ code: 200, msg: '共 1 条\n甲 <乙> 3<5' }), ['共 1 条', '甲 <乙> 3<5']],
  ['refused in part', () => respond({ code: 500, msg: '导入失败！<br/>1、甲 已存在' }), ['导入失败！', '1、甲 已存在']],
  ['kept by a limit of rate', () => respond({}, 429), undefined],
])('an import that was %s has the list fetched again', async (name, answer, lines) => {
  answer();
  const { report, stale } = begin();
  expect(await report).toEqual(lines && { lines, isRefused: name === 'refused in part' });
  expect(stale).toContain('/test/list');
});

test.each([
  ['given up by nginx', () => respond({}, 504)],
  ['cut off', disconnect],
])('of an import that was %s nobody knows whether it was done', async (_name, answer) => {
  answer();
  const { report, stale } = begin();
  expect(await report).toMatchObject({ isUnknown: true, isRefused: false });
  expect([stale, transportLog.failures]).toEqual([expect.arrayContaining(['/test/list']), []]);
});

test('a long line is cut, so that none holds the page up', async () => {
  respond({ code: 200, msg: `共 1 条：<br/>${'<'.repeat(120_000)}<br/>1、<b title="<">乙` });
  expect((await begin().report)?.lines).toEqual(['共 1 条：', '<'.repeat(2000), '1、<b title="<">乙']);
});

const PRIVATE = testResource({
  fields: [
    { name: 'idCard', label: '身份证号', private: true },
    { name: 'base', label: '计算基数', private: true },
    { name: 'memberName', label: '姓名' },
  ],
});
const ID = '37020019900101001X';
const raw = (text: string) =>
  `### Error updating database.  Cause: java.sql.SQLException: ${text}\n### SQL: insert ${ID}`;

test.each([
  [`1、党员 张伟 导入失败：${raw(`Duplicate entry '${ID}' for key 'uk_id_card'`)}`, '1、党员 张伟 导入失败：已存在'],
  [`1、党员 张伟 导入失败：${raw("Data too long for column 'member_name'")}`, '1、党员 张伟 导入失败：姓名太长'],
  [`1、党员 张伟 导入失败：${raw(`Incorrect value ${ID}`)}`, '1、党员 张伟 导入失败：有一项格式不正确或太长'],
  [`1、身份证号 ${ID} 有误`, '1、身份证号 … 有误'],
  ['1、张伟 计算基数“8600.50”超出范围', '1、张伟 计算基数“…”超出范围'],
  ['1、张伟 计算基数不能为空', '1、张伟 计算基数不能为空'],
])('a report tells no private value (§19.18): %s', async (said, line) => {
  respond({ code: 500, msg: `导入失败！<br/>${said}` });
  expect(await begin(PRIVATE).report).toEqual({ lines: ['导入失败！', line], isRefused: true });
});

test('nor does the failure of a whole import (§19.18)', async () => {
  respond({ code: 500, msg: raw(`Duplicate entry '${ID}'`) });
  expect(await begin(PRIVATE).report).toBeUndefined();
  expect(transportLog.failures).toEqual(['已存在']);
});
