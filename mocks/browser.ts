import { setupWorker } from 'msw/browser';
import { persistDb } from './db/persistDb';
import { allHandlers } from './handlers/allHandlers';

/**
 * Starts the mock backend in the page, in a service worker, and restores changes of earlier visits.
 *
 * @param baseUrl the app's base with a slash at its end, where `mockServiceWorker.js` is served
 */
export async function startMocks(baseUrl: string): Promise<void> {
  persistDb(window);
  await setupWorker(...allHandlers).start({
    quiet: true,
    serviceWorker: { url: `${baseUrl}mockServiceWorker.js`, options: { scope: baseUrl } },
    onUnhandledRequest: (request, print) => {
      // Only API calls are reported: without a handler, their base path is wrong. Assets need no handler.
      if (new URL(request.url).pathname.includes('/prod-api')) print.error();
    },
  });
}
