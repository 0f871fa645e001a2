import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { acknowledged, dataOf } from '@/lib/http/envelope';
import { http } from '@/lib/http/http';
import { record } from '@/lib/record';

/** Body of POST /login (specification, section 11). */
export interface Credentials {
  username: string;
  password: string;
  /** What the user read in the captcha; left out when the captcha is switched off. */
  code?: string;
  uuid?: string;
}

/** `data` of the answer: the token under the configured name. */
export type LoginAnswer = Record<string, string>;

/** Takes the token wherever the accepted variants put it. */
const schema = dataOf(
  v.pipe(
    record,
    v.transform((fields) => fields[appConfig.tokenName] ?? fields['access_token']),
    v.string(),
    v.trim(),
    v.nonEmpty(),
  ),
);

/** The body under the names that the server wants (`VITE_LOGIN_FIELDS`). */
const toBody = (credentials: Credentials) =>
  Object.fromEntries(Object.entries(credentials).map(([name, value]) => [appConfig.loginFields[name] ?? name, value]));

/** POST /login: signs in and resolves with the token (specification, section 5). */
export const login = (credentials: Credentials): Promise<string> =>
  http.post('/login', toBody(credentials), {
    schema,
    schemaMessage: `登录接口异常，未正确返回${appConfig.tokenName}...`,
    anonymous: true,
  });

/** Milliseconds after which the call is given up. */
const LOGOUT_TIMEOUT_MS = 3000;

/** POST /logout: tells the server that the session is over. */
export const logout = () =>
  http.post('/logout', undefined, {
    schema: acknowledged,
    timeout: LOGOUT_TIMEOUT_MS,
    outlivesSession: true,
    silent: true,
  });
