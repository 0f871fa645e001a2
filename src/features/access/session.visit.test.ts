import { expect, test, vi } from 'vitest';
import { selectRouteNodes } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { signedInUser } from '../../../tests/signedInUser';
import { loadVisitRoutes, signIn } from './session';

test.each([
  ['have come', true],
  ['are on their way', false],
])('who signs in while the routes of visitors %s gets routes of their own (§2.21)', async (_name, haveCome) => {
  const answers: ((body: unknown) => void)[] = [];
  const services = createTestServices();
  const get = (url: string) =>
    new Promise<never>((resolve) => {
      if (url === '/getInfo') resolve({ ...signedInUser, kinds: ['product'] } as never);
      else answers.push(resolve as (body: unknown) => void);
    });
  const post = () => Promise.resolve('first' as never);
  const store = createTestStore({ ...services, http: { ...services.http, get, post } });
  const page = (path: string) => [{ path, component: 'a/B' }];
  const visit = store.dispatch(loadVisitRoutes());
  if (haveCome) answers[0]?.(page('/news'));
  if (haveCome) await visit;
  const signingIn = store.dispatch(signIn({ username: 'a', password: 'p' }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(page('/own'));
  await signingIn;
  answers[0]?.(page('/news'));
  await visit;
  expect(selectRouteNodes(store.getState()).map(({ path }) => path)).toContain('/own');
  expect(selectUser(store.getState()).name).toBe(signedInUser.name);
});
