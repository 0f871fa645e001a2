import { expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/http/errors';
import { selectToken, tokenFound } from '@/state/user/userSlice';
import { createToasts } from '@/ui/toast/createToasts';
import { createTestStore } from '../../../tests/createTestStore';
import { handleRequestError } from './handleErrors';

test.each([
  ['the present', 'present', undefined, ['登录已过期']],
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
