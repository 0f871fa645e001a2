import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Serves MSW's service worker in development, from its package, so that no build contains it. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}mockServiceWorker.js`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        createReadStream(FILE).pipe(response);
      });
    },
  };
}
