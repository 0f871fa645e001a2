import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { challengeOf } from '../../src/lib/sso/pkce';
import { ACCOUNTS } from '../db/accounts';
import { db } from '../db/db';
import { Refusal } from '../db/Refusal';
import { accountOf } from '../db/system/accountOf';
import { recordSignIn, SIGNED_IN } from '../db/system/loginLogs';
import { escapeMarkup } from '../make/escapeMarkup';
import { makeJwt } from '../make/jwt';
import { forAnyone } from './call';
import { ok } from './envelopes';
import { path } from './path';
import { readBody } from './readBody';

const GRANT_MS = 60_000;
const SESSION_MS = 12 * 3_600_000;

/** A page with a link for each account; each leads to the same address with `account`. */
function chooser(url: string, title: string): Response {
  const links = ACCOUNTS.map(({ username, realName }) => {
    const chosen = new URL(url);
    chosen.searchParams.set('account', username);
    return `<li><a href="${escapeMarkup(chosen.search)}">${escapeMarkup(`${realName}（${username}）`)}</a></li>`;
  });
  return HttpResponse.html(
    `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><ul>${links.join('')}</ul>`,
  );
}

function redirectTo(address: string, added: Record<string, string>): Response {
  if (!URL.canParse(address) || address.includes('#')) throw new Refusal(`回调地址有误：${address}`, 400);
  const url = new URL(address);
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return new HttpResponse(null, { status: 302, headers: { location: url.href } });
}

function grant(username: string, about: string, redirectUri: string): string {
  if (!accountOf(username)) throw new Refusal(`没有账号 ${username}`, 400);
  const code = `ST-${crypto.randomUUID()}`;
  db.grants.set(code, { username, about, redirectUri, expires: Date.now() + GRANT_MS });
  return code;
}

/** OpenID Connect: the authorisation endpoint. `error=…` in its address refuses. */
const authorize = forAnyone(({ request, query }) => {
  const asked = (name: string) => query.get(name) ?? '';
  const [to, state] = [asked('redirect_uri'), asked('state')];
  if (asked('error') !== '') return redirectTo(to, { error: asked('error'), state });
  if (asked('code_challenge_method') !== 'S256') throw new Refusal('code_challenge_method 应为 S256', 400);
  if (asked('account') === '') return chooser(request.url, '统一登录（模拟）');
  return redirectTo(to, { code: grant(asked('account'), asked('code_challenge'), to), state });
});

const cas = forAnyone(({ request, query }) => {
  const [account, service] = [query.get('account') ?? '', query.get('service') ?? ''];
  if (account === '') return chooser(request.url, 'CAS 登录（模拟）');
  return redirectTo(service, { ticket: grant(account, '', service) });
});

/** A portal, which hands a token over; `to` is the app's address. */
const portal = forAnyone(({ request, query }) => {
  const account = query.get('account') ?? '';
  if (account === '') return chooser(request.url, '门户（模拟）');
  const token = makeJwt(account, SESSION_MS);
  db.sessions.set(token, account);
  return redirectTo(query.get('to') ?? new URL('/dzb/', request.url).href, { [query.get('name') ?? 'token']: token });
});

const proofSchema = v.union([
  v.object({ code: v.string(), codeVerifier: v.string(), redirectUri: v.string() }),
  v.object({ ticket: v.string(), service: v.string() }),
]);

/** What the own backend does with a code or ticket: it asks the provider, and begins a session. */
const login = forAnyone(async ({ request }) => {
  const proof = await readBody(request, proofSchema);
  const [key, about, address] =
    'code' in proof
      ? [proof.code, await challengeOf(proof.codeVerifier), proof.redirectUri]
      : [proof.ticket, '', proof.service];
  const found = db.grants.get(key);
  db.grants.delete(key);
  if (!found || found.expires < Date.now()) throw new Refusal('登录凭证已使用或已过期');
  if (found.about !== about || found.redirectUri !== address) throw new Refusal('登录凭证与请求不符');
  const token = makeJwt(found.username, SESSION_MS);
  db.sessions.set(token, found.username);
  recordSignIn(request, found.username, SIGNED_IN);
  return ok({ token });
});

const left = () =>
  HttpResponse.html('<!doctype html><meta charset="utf-8"><title>已退出</title><h1>已退出统一登录</h1>');

/** A small provider for single sign-on, a portal, and the backend's call for both. */
export const sso = [
  http.get(path('/sso/authorize'), authorize),
  http.get(path('/sso/cas/login'), cas),
  http.get(path('/sso/portal'), portal),
  http.get(path('/sso/logout'), left),
  http.post(path('/sso/login'), login),
];
