import { http } from 'msw';
import { fail } from './envelopes';
import { path, PREFIX } from './path';

/** Refuses unknown calls with a message of its own, so that a misspelt path does not look like a server error. */
export const unknownCall = http.all(path('/*'), ({ request }) => {
  const message = `mock: 未定义的接口 ${request.method} ${new URL(request.url).pathname.slice(PREFIX.length)}`;
  console.error(message);
  return fail(501, message, 501);
});
