import { backendOf } from '../switches/backendOf';
import { ask, signIn } from './client';

/** The calls of a user who has signed in. */
export async function callsOf(username: string, backend = backendOf()) {
  const token = await signIn(username);
  const call = (method: string) => (path: string, json?: object) =>
    ask(path, { method, token, backend, ...(json && { json }) });
  return { get: call('GET'), post: call('POST'), put: call('PUT'), remove: call('DELETE') };
}
