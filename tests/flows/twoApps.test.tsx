import { act, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { initDicts, reloadDict } from '@/features/dict/dictThunks';
import { adoptSession } from '@/features/access/session';
import { selectDicts } from '@/state/dict/dictSlice';
import { sessionEnded } from '@/state/sessionEnded';
import { selectUser } from '@/state/user/userSlice';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { renderApp } from '../renderApp';

type App = ReturnType<typeof renderApp>;

/** Two apps in one page. They share what belongs to the window: the address, the storage, the progress bar. */
const openTwo = () => [renderApp('/login'), renderApp('/login')] as const;

async function beginSession({ store }: App, account: 'admin' | 'clerk'): Promise<void> {
  db.sessions.set(`token of ${account}`, account);
  await act(() => store.dispatch(adoptSession(`token of ${account}`)));
}

test('a toast shows in its own app', async () => {
  const [one, other] = openTwo();
  act(() => one.services.toast.success('已保存'));
  await waitFor(() => expect(within(one.container).getByText('已保存')).toBeVisible());
  expect(within(other.container).queryByText('已保存')).toBeNull();
});

test('a dictionary that one app declares is unknown to the other', async () => {
  const [one, other] = openTwo();
  const request = () => Promise.resolve([{ dictLabel: '男', dictValue: '0' }]);
  await act(() => one.store.dispatch(initDicts([{ type: 'own', request }])));
  expect(selectDicts(one.store.getState())['own']?.status).toBe('ready');
  expect(selectDicts(other.store.getState())['own']).toBeUndefined();
  await expect(other.store.dispatch(reloadDict('own'))).rejects.toThrow('未找到该类型的字典元数据');
});

test('each app sends the token of its own session, and the end of one leaves the other alone', async () => {
  const [one, other] = openTwo();
  await beginSession(one, 'admin');
  await beginSession(other, 'clerk');

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const tokens: (string | null)[] = [];
  server.use(
    http.post(path('/thing'), async ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      await held;
      return HttpResponse.json({ code: 200 });
    }),
  );
  const submit = ({ services }: App) =>
    services.http.post('/thing', { id: 1 }, { schema: v.unknown() }).then(
      () => 'saved',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    );
  const results = Promise.all([submit(one), submit(other)]);
  await waitFor(() => expect(tokens).toEqual(['Bearer token of admin', 'Bearer token of clerk']));
  act(() => void one.store.dispatch(sessionEnded({ reason: 'logout' })));
  release();
  expect(await act(() => results)).toEqual(['AbortedError', 'saved']);
  expect(selectUser(one.store.getState()).token).toBeUndefined();
  expect(selectUser(other.store.getState()).username).toBe('clerk');
});
