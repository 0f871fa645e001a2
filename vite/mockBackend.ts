import { runnerImport, type Plugin } from 'vite';
import type * as mocks from '../mocks/http';
import { API_HEADERS } from './securityHeaders.ts';

/**
 * Serves the mocks over HTTP in `vite preview`, for the production build. In development it serves only the framed
 * pages, because MSW's worker does not see their requests.
 */
export function mockBackend(apiBase: string): Plugin {
  const listener = async (): Promise<ReturnType<typeof mocks.createMockListener>> => {
    const answer = (await runnerImport<typeof mocks>('./mocks/http.ts')).module.createMockListener();
    return (request, response) => {
      response.setHeaders(new Map(Object.entries(API_HEADERS)));
      answer(request, response);
    };
  };
  return {
    name: 'mock-backend',
    async configureServer({ middlewares }) {
      middlewares.use(`${apiBase}/framePages`, await listener());
    },
    async configurePreviewServer({ middlewares }) {
      middlewares.use(apiBase, await listener());
    },
  };
}
