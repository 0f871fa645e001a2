import { runnerImport, type Connect, type Plugin } from 'vite';
import type * as mocks from '../mocks/http';
import { API_HEADERS, NOT_KEPT } from './securityHeaders.ts';

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
      response.setHeaders(new Map(Object.entries(API_HEADERS)));
      answer(request, response);
    };
    middlewares.use(api, (request, response, next) => {
      response.setHeader('Cache-Control', NOT_KEPT);
      answerSafely(request, response, next);
    });
    if (previewBase !== '') middlewares.use(previewBase, answerSafely);
  };
  return {
    name: 'mock-backend',
    configureServer: ({ middlewares }) => serve(middlewares, `${apiBase}/framePages`),
    configurePreviewServer: ({ middlewares }) => serve(middlewares, apiBase),
  };
}
