import { http } from 'msw';
import { fail } from './answers';
import { path, PREFIX } from './path';

/** Answers every call that no other handler knows; a call that is misspelt must not look like a failing server. */
export const unknownCall = http.all(path('/*'), ({ request }) => {
  const message = `mock: 未定义的接口 ${request.method} ${new URL(request.url).pathname.slice(PREFIX.length)}`;
  console.error(message);
  return fail(501, message, 501);
});
