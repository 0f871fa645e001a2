import { expect, test, vi } from 'vitest';
import { apiErrorText } from '@/lib/http/errorMessages';
import { ApiError } from '@/lib/http/errors';
import { selectToken, selectUser, tokenFound } from '@/state/user/userSlice';
import { createToasts } from '@/ui/toast/createToasts';
import { createTestStore } from '../../../tests/createTestStore';
import { handleRequestError } from './handleErrors';

test.each([
  ['the present', 'present', undefined, []],
  ['a former', 'former', 'present', []],
  ['no', undefined, 'present', ['登录已过期']],
])('a 401 to a call with %s token (§6.11)', (_name, sent, left, told) => {
  const store = createTestStore();
  const toast = createToasts();
  store.dispatch(tokenFound('present'));
  const handle = handleRequestError(store, toast, vi.fn());
  handle(new ApiError({ method: 'GET', url: '/x', token: sent }, '401', '登录已过期'));
  expect(selectToken(store.getState())).toBe(left);
  expect(toast.shown.get().map(({ text }) => text)).toEqual(told);
});

// RuoYi and RuoYi-Vue-Plus name an address, or the rights; others say what happened.
test.each([
  [apiErrorText('请求访问：/system/post，认证失败，无法访问系统资源', '401', '').message, undefined],
  ['认证失败，无法访问系统资源', undefined],
  ['您的账号已在另一台设备登录', '您的账号已在另一台设备登录'],
  ['信息失效，请重新登录', '信息失效，请重新登录'],
])('the end of the session by %j is told by the login page alone (§6.11)', (message, why) => {
  const store = createTestStore();
  const toast = createToasts();
  store.dispatch(tokenFound('present'));
  handleRequestError(
    store,
    toast,
    vi.fn(),
  )(new ApiError({ method: 'GET', url: '/x', token: 'present' }, '401', message));
  expect(selectUser(store.getState()).lastEnd).toEqual({ reason: 'expired', ...(why && { why }) });
  expect(toast.shown.get()).toEqual([]);
});
