import { delay, http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { HttpPorts } from '@/lib/http/request';
import { createHttp } from '@/lib/http/http';

export const BASE = 'http://backend.test/dzb/prod-api';
export const server = setupServer();
/** Options of a call whose response does not matter. */
export const anyResponse = { schema: v.unknown() };

/** The failures and busy changes that the transport has reported, and the requests it has sent. */
export const transportLog = { failures: [] as string[], busy: [] as number[], requests: [] as Request[] };
/** The token that the transport sends. */
export const tokenStore: { token: string | undefined } = { token: undefined };

const ports: HttpPorts = {
  settings: {
    apiBase: BASE,
    requestTimeout: 10_000,
    downloadTimeout: 60_000,
    debounce: ['doEdit'],
    statusName: 'code',
    messageName: 'msg',
    successCodes: ['200', '0'],
  },
  getToken: () => tokenStore.token,
  onFailure: (error) => void transportLog.failures.push(error.message),
  onBusy: (change) => void transportLog.busy.push(change),
};

/** The app's transport, connected to the backend that `startBackend` starts. */
export const http = createHttp(ports);

/** Starts a backend for the tests of this file. */
export function startBackend(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    server.events.on('request:start', ({ request }) => void transportLog.requests.push(request.clone()));
  });
  beforeEach(() => {
    tokenStore.token = 'abc';
    for (const list of Object.values(transportLog)) list.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Makes the backend send this response to all calls. */
export const respond = (body: unknown = { code: 200 }, status = 200): void =>
  server.use(route.all(`${BASE}/*`, () => HttpResponse.json(body as never, { status })));

/** Makes all calls fail with a network error. */
export const disconnect = (): void => server.use(route.all(`${BASE}/*`, () => HttpResponse.error()));

/** Makes the backend leave all calls without a response. */
export const neverRespond = (): void => server.use(route.all(`${BASE}/*`, () => delay('infinite')));

/** Delays all responses until the returned function is called. */
export function deferResponses(): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    route.all(`${BASE}/*`, async ({ request }) => {
      // A body that nobody reads holds up its copy in the log.
      await request.text();
      await held;
      return HttpResponse.json({ code: 200 });
    }),
  );
  return release;
}

/** Resolves with the error of a call; `undefined` if the call succeeds. */
export const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
