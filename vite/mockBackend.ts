import { runnerImport, type Plugin } from 'vite';
import type * as mocks from '../mocks/http';

/** Puts the mocks behind `vite preview` as a real HTTP backend, so that the built app can be tried as it is. */
export function mockBackend(apiBase: string): Plugin {
  return {
    name: 'mock-backend',
    async configurePreviewServer({ middlewares }) {
      const { module } = await runnerImport<typeof mocks>('./mocks/http.ts');
      middlewares.use(apiBase, module.createMockListener());
    },
  };
}
