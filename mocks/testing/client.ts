import { getResponse, type HttpHandler } from 'msw';
import { findAccount } from '../db/accounts';
import { db } from '../db/db';
import { allHandlers } from '../handlers/allHandlers';
import { captchaIn } from './captchaIn';
import { readEnvelope } from './readEnvelope';

interface Options {
  method?: string;
  token?: string;
  json?: unknown;
  form?: Record<string, string> | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The backend; by default the mocks. */
  backend?: HttpHandler[];
}

/** Sends a call straight to the handlers, without a server. */
export async function send(
  path: string,
  { method, token, json, form, headers, signal, backend = allHandlers }: Options = {},
): Promise<Response> {
  const fields = form instanceof FormData ? form : form && new URLSearchParams(form);
  const body = json === undefined ? fields : JSON.stringify(json);
  const request = new Request(`http://mock.test/dzb/prod-api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  });
  const response = await getResponse(backend, request);
  if (!response) throw new Error(`no handler for ${path}`);
  return response;
}

/** Like `send`, resolves with the JSON of the response. */
export const ask = async (path: string, options?: Options) => readEnvelope(await send(path, options));

/** Requests a captcha and reads it. */
export const readCaptcha = async () => captchaIn(await ask('/captchaImage'));

/** Signs in; resolves with the token. */
export async function signIn(username: string): Promise<string> {
  const password = findAccount(username)?.password;
  const { code } = await ask('/login', { json: { username, password, ...(await readCaptcha()) } });
  const token = [...db.sessions.keys()].at(-1);
  if (code !== 200 || !token) throw new Error('login failed');
  return token;
}
