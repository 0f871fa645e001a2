import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { acknowledgedSchema, dataOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { recordSchema } from '@/lib/isRecord';

/** Body of POST /login (§11.1). */
export interface Credentials {
  username: string;
  password: string;
  /** The text of the captcha; left out if captchas are off. */
  code?: string;
  uuid?: string;
}

export type LoginResponse = Record<string, string>;

/** Reads the token under its configured name or as `access_token`. */
const schema = dataOf(
  v.pipe(
    recordSchema,
    v.transform((fields) => fields[appConfig.tokenName] ?? fields['access_token']),
    v.string(),
    v.trim(),
    v.nonEmpty(),
  ),
);

/** The request body with the configured field names (`VITE_LOGIN_FIELDS`). */
const toBody = (credentials: Credentials) =>
  Object.fromEntries(Object.entries(credentials).map(([name, value]) => [appConfig.loginFields[name] ?? name, value]));

/** POST /login: signs in and resolves with the token (§5.1). */
export const login = (http: Http, credentials: Credentials): Promise<string> =>
  http.post('/login', toBody(credentials), {
    schema,
    schemaMessage: `登录接口异常，未正确返回${appConfig.tokenName}...`,
    anonymous: true,
  });

const LOGOUT_TIMEOUT_MS = 3000;

/** POST /logout: ends the session on the server. */
export const logout = (http: Http) =>
  http.post('/logout', undefined, {
    schema: acknowledgedSchema,
    timeout: LOGOUT_TIMEOUT_MS,
    outlivesSession: true,
    silent: true,
  });
