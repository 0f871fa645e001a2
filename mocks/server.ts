import { setupServer } from 'msw/node';
import { allHandlers } from './handlers/allHandlers';

/** The mock backend for tests in Node; the caller starts it and decides on `onUnhandledRequest`. */
export const server = setupServer(...allHandlers);
