import { setupWorker } from 'msw/browser';
import { persistDb } from './db/persistDb';
import { allHandlers } from './handlers/allHandlers';

/**
 * Starts the mock backend in the page, in a service worker, and restores changes of earlier visits.
 *
 * @param baseUrl the app's base with a slash at its end; `mockServiceWorker.js` lies there
 */
export async function startMocks(baseUrl: string): Promise<void> {
  persistDb(window);
  await setupWorker(...allHandlers).start({
    quiet: true,
    serviceWorker: { url: `${baseUrl}mockServiceWorker.js`, options: { scope: baseUrl } },
    onUnhandledRequest: (request, print) => {
      // Requests for assets have no handler, which is right. An API call without a handler has a wrong base path, so it
      // is reported.
      if (new URL(request.url).pathname.includes('/prod-api')) print.error();
    },
  });
}
