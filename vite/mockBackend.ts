import { runnerImport, type Plugin } from 'vite';
import type * as mocks from '../mocks/http';

/**
 * Puts the mocks behind `vite preview` as a real HTTP backend, so that the built app can be tried as it is. In
 * development the worker answers all but the pages in frames, which a worker of MSW never sees.
 */
export function mockBackend(apiBase: string): Plugin {
  const listener = async () => (await runnerImport<typeof mocks>('./mocks/http.ts')).module.createMockListener();
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
