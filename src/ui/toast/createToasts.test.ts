import { beforeEach, expect, test } from 'vitest';
import { AbortedError, ApiError } from '@/lib/http/errors';
import { createToasts } from './createToasts';

let toast = createToasts();
const shown = () => toast.shown.get().map(({ tone, text, detail }) => [tone, text, detail].filter(Boolean).join(' '));

beforeEach(() => void (toast = createToasts()));

test('messages stand in the order they came in', () => {
  toast.success('欢迎', '早上好！');
  toast.error('失败');
  expect(shown()).toEqual(['success 欢迎 早上好！', 'error 失败']);
});

test('an error says what it says to the user, a cancelled call nothing', () => {
  toast.failure(new AbortedError({ method: 'GET', url: '/getInfo', token: undefined }));
  expect(shown()).toEqual([]);
  toast.failure(new TypeError('x is not a function'));
  expect(shown()).toEqual(['error 发生未知错误：x is not a function']);
});

test('a refusal for a good reason is a warning', () => {
  const call = { method: 'DELETE', url: '/system/dept/1', token: undefined };
  toast.failure(new ApiError(call, '601', '部门存在用户,不允许删除'));
  expect(shown()).toEqual(['warning 部门存在用户,不允许删除']);
});

test('one that says the same replaces the one on the screen and starts its time anew', () => {
  toast.error('失败');
  const [before] = toast.shown.get();
  toast.info('别的');
  toast.error('失败');
  expect(shown()).toEqual(['info 别的', 'error 失败']);
  expect(toast.shown.get()[1]?.id).not.toBe(before?.id);
});

test.each([
  ['another tone', () => toast.warning('失败')],
  ['another detail', () => toast.error('失败', '详情')],
])('%s is another message', (_name, show) => {
  toast.error('失败');
  show();
  expect(shown()).toHaveLength(2);
});

test('five at once, the oldest make room', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7]) toast.info(String(n));
  expect(shown()).toEqual(['info 3', 'info 4', 'info 5', 'info 6', 'info 7']);
});

test('what stays until it is closed makes room for nothing', () => {
  toast.lastingWarning('登录即将过期');
  for (const n of [1, 2, 3, 4, 5, 6]) toast.info(String(n));
  expect(shown()).toEqual(['warning 登录即将过期', 'info 3', 'info 4', 'info 5', 'info 6']);
});

test('however many stay, the newest message is shown', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) toast.lastingWarning(String(n));
  toast.info('甲');
  toast.info('乙');
  expect(shown()).toEqual([...[1, 2, 3, 4, 5, 6].map((n) => `warning ${n}`), 'info 乙']);
});

test('a message can be taken off; one that is gone is no matter', () => {
  toast.info('甲');
  toast.info('乙');
  const [first] = toast.shown.get();
  if (first) toast.dismiss(first.id);
  toast.dismiss(-1);
  expect(shown()).toEqual(['info 乙']);
});

test('a lasting one is closed by what it returns, and nothing else is', () => {
  const close = toast.lastingWarning('甲', '详情');
  toast.info('乙');
  expect(toast.shown.get().map(({ stays }) => stays)).toEqual([true, false]);
  close();
  close();
  expect(shown()).toEqual(['info 乙']);
});

test('what was told in a session goes with it, what tells of its end with the next one, and what is about the app stays (§4.59)', () => {
  const call = { method: 'GET', url: '/x', token: 't' };
  toast.success('已停用“张三”', '', { label: '撤销', run: () => undefined });
  toast.lastingWarning('登录即将过期');
  toast.failure(new ApiError(call, '500', '服务器发生错误', { detail: 'java.sql.SQLException: 张三' }));
  toast.offer('新版本可用', '', []);
  toast.finalFailure(new ApiError(call, '500', '登录未完成', { detail: 'java.sql.SQLException: 李四' }));
  toast.endSession();
  toast.shown.get().at(-1)?.actions[0]?.run();
  expect(shown()).toEqual(['info 新版本可用', 'error 登录未完成', 'error 登录未完成 java.sql.SQLException: 李四']);
  toast.beginSession();
  expect(shown()).toEqual(['info 新版本可用']);
});

test('what ends after its session is not told any more (§4.59)', () => {
  const former = toast.ofSession();
  former.info('保存中');
  toast.endSession();
  const present = toast.ofSession();
  former.success('已停用“张三”');
  former.lastingWarning('张三')();
  present.success('欢迎');
  toast.info('您已在其他标签页退出登录');
  expect(shown()).toEqual(['success 欢迎', 'info 您已在其他标签页退出登录']);
});
