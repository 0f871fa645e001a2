import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { dictOf, selectDicts } from '@/state/dict/dictSlice';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { renderApp, signedIn } from '../renderApp';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/dict/DictPage'));

const cut = (call: string) => server.use(http.get(path(call), () => HttpResponse.error()));
const comeBack = () => {
  server.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
};

test('what the page could not fetch is fetched when the connection is back (§4.50)', async () => {
  cut('/system/dict/child/list');
  await signedIn('/system/dict?type=member_type');
  await waitFor(() => expect(screen.getByText(/后端不支持跨域CORS/)).toBeVisible());
  expect(screen.queryByRole('row', { name: /正式党员/ })).toBeNull();
  comeBack();
  await waitFor(() => expect(screen.getByRole('row', { name: /正式党员/ })).toBeVisible());
});

test('so are the dictionaries (§4.50)', async () => {
  cut('/system/dict/key/:key');
  const app = await signedIn();
  const statuses = () => [...new Set(Object.values(selectDicts(app.store.getState())).map(({ status }) => status))];
  await waitFor(() => expect(statuses()).toEqual(['failed']));
  comeBack();
  await waitFor(() => expect(statuses()).toEqual(['ready']));
  const [type = ''] = Object.keys(selectDicts(app.store.getState()));
  expect(dictOf(selectDicts(app.store.getState()), type)?.entries).not.toEqual([]);
});

test('and the captcha', async () => {
  cut('/captchaImage');
  renderApp('/login');
  await screen.findByRole('button', { name: /加载失败，点击重试/ });
  comeBack();
  await waitFor(() => expect(screen.getByAltText('验证码图片')).toBeVisible());
});
