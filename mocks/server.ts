import { http } from 'msw';
import { setupServer } from 'msw/node';
import { allHandlers } from './handlers/allHandlers';

/** The mock backend for tests in Node; the caller starts it and decides on `onUnhandledRequest`. */
export const server = setupServer(
  ...allHandlers,
  // The app's own host, which is asked whether the connection is back.
  http.head('*/favicon.svg', () => new Response()),
);
