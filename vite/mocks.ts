import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { runnerImport, type Connect, type Plugin } from 'vite';
import { EXTRA_CALLS } from '../mocks/extraCalls.ts';
import type * as mocks from '../mocks/http';
import { DATA_HEADERS, NOT_KEPT } from './securityHeaders.ts';

/** An address with switches of the mocks (mocks/faults.ts). */
const SWITCHED = /[?&](?:fault|latency|session)=/;

/**
 * Serves the mocks over HTTP in `vite preview`, for the production build. In development it serves only the framed
 * pages and the file preview, because MSW's worker does not see their requests.
 *
 * @param previewBase address of the file preview; empty = none
 */
export function mockBackend({ apiBase, previewBase }: Readonly<Record<'apiBase' | 'previewBase', string>>): Plugin {
  const load = async () => (await runnerImport<typeof mocks>('./mocks/http.ts')).module.createMockListener();
  const serve = async (middlewares: Connect.Server, api: string) => {
    const answer = await load();
    // The headers that it has behind nginx; the preview's policy depends on the file.
    const answerSafely: Connect.NextHandleFunction = (request, response) => {
      response.setHeaders(new Map(Object.entries(DATA_HEADERS)));
      answer(request, response);
    };
    middlewares.use(api, (request, response, next) => {
      response.setHeader('Cache-Control', NOT_KEPT);
      answerSafely(request, response, next);
    });
    if (previewBase !== '') middlewares.use(previewBase, answerSafely);
  };
  /** Keeps the switches of a page's address for its calls, which do not say from which address they come. */
  const keepSwitches: Connect.NextHandleFunction = ({ headers, url = '/' }, response, next) => {
    if (headers.accept?.includes('text/html')) {
      const { search } = new URL(url, 'http://localhost');
      const kept = SWITCHED.test(search) ? encodeURIComponent(search) : '';
      if (kept !== '' || headers.cookie?.includes('mock=')) {
        response.setHeader('Set-Cookie', `mock=${kept}; Path=/dzb/; SameSite=Strict`);
      }
    }
    next();
  };
  return {
    name: 'mock-backend',
    configureServer: ({ middlewares }) => serve(middlewares, `${apiBase}/framePages`),
    async configurePreviewServer({ middlewares }) {
      await serve(middlewares, apiBase);
      middlewares.use(keepSwitches);
    },
  };
}

const WORKER = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Serves MSW's service worker in development, from its package, so that no build contains it. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}mockServiceWorker.js`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        createReadStream(WORKER).pipe(response);
      });
    },
  };
}

const MOCK_SETTINGS = {
  ...EXTRA_CALLS,
  VITE_LOGIN_HINT:
    '演示账号：admin / admin123（集团管理员） · clerk / clerk123（支部干事） · visitor / visitor123（无权限访客）',
};

/**
 * Settings of `vite dev` with the mocks, as Vite's `define`: the extra calls and the accounts of the mocks. Values in
 * `env` take precedence. With a real backend there are no such settings.
 */
export const mockSettings = (env: Record<string, string>): Record<string, string> =>
  env['VITE_PROXY_TARGET']
    ? {}
    : Object.fromEntries(
        Object.entries(MOCK_SETTINGS).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(env[name] ?? value),
        ]),
      );
