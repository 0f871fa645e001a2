import { runnerImport, type Plugin } from 'vite';

/** Puts the mocks behind `vite preview` as a real HTTP backend, so that the built app can be tried as it is. */
export function mockBackend(apiBase: string): Plugin {
  return {
    name: 'mock-backend',
    async configurePreviewServer({ middlewares }) {
      const { module } = await runnerImport<typeof import('../mocks/http')>('./mocks/http.ts');
      middlewares.use(apiBase, module.createMockListener());
    },
  };
}
