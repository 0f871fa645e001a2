import { http } from 'msw';
import * as v from 'valibot';
import type { CaptchaResponse } from '@/features/access/api/captcha';
import type { Credentials, LoginResponse, UserInfoResponse } from '@/features/access/api/sessionCalls';
import { notifyDbChange } from '../db/changes';
import { db } from '../db/db';
import { Refusal } from '../db/Refusal';
import { localTime } from '../db/resource/localTime';
import { accountOf } from '../db/system/accountOf';
import { recordSignIn, SIGNED_IN } from '../db/system/loginLogs';
import { userRows } from '../db/system/userTable';
import { captchaSvg, randomCaptchaText } from '../make/captchaSvg';
import { makeJwt } from '../make/jwt';
import { done, ok } from './envelopes';
import { forAnyone, forUser } from './call';
import { pageSearch } from './pageSearch';
import { path } from './path';
import { readBody } from './readBody';

const CAPTCHA_LIFETIME_MS = 120_000;

const MAX_FAILURES = 5;

const MINUTE_MS = 60_000;
const LOCK_MS = 10 * MINUTE_MS;
const SESSION_MINUTES = 12 * 60;

/** Milliseconds that a session lasts: 12 hours, or what `?session=<minutes>` in the page's address says. */
function lifetimeOf(search: string): number {
  const wanted = Number(new URLSearchParams(search).get('session'));
  return (wanted > 0 ? wanted : SESSION_MINUTES) * MINUTE_MS;
}

const credentials: v.GenericSchema<unknown, Credentials> = v.object({
  username: v.string('用户名不能为空'),
  password: v.string('密码不能为空'),
  code: v.exactOptional(v.string()),
  uuid: v.exactOptional(v.string()),
});

/** A captcha can be used once, whether the code was right or wrong. */
export function useCaptcha(uuid: string, code: string): void {
  const captcha = db.captchas.get(uuid);
  db.captchas.delete(uuid);
  if (!captcha || captcha.expires < Date.now()) throw new Refusal('验证码已失效');
  if (captcha.code.toLowerCase() !== code.trim().toLowerCase()) throw new Refusal('验证码错误');
}

/** Throws where a user may not sign in with this password. Five wrong ones in a row lock it for ten minutes. */
function checkPassword(username: string, password: string): void {
  const { count, last } = db.failedLogins.get(username) ?? { count: 0, last: 0 };
  if (count >= MAX_FAILURES && last + LOCK_MS > Date.now()) {
    throw new Refusal(`密码输入错误${MAX_FAILURES}次，帐户锁定10分钟`);
  }
  const account = accountOf(username);
  if (account?.password !== password) {
    db.failedLogins.set(username, { count: (count % MAX_FAILURES) + 1, last: Date.now() });
    throw new Refusal('用户名或密码错误');
  }
  db.failedLogins.delete(username);
  const user = userRows.find(account.uid);
  if (user?.status === '1') throw new Refusal(`对不起，您的账号：${username} 已停用`);
  if (user) userRows.put({ ...user, loginIp: '127.0.0.1', loginDate: localTime() });
}

const login = forAnyone(async ({ request }) => {
  const { username, password, code = '', uuid = '' } = await readBody(request, credentials);
  try {
    useCaptcha(uuid, code);
    checkPassword(username, password);
  } catch (error) {
    if (error instanceof Refusal) recordSignIn(request, username, error.message, true);
    throw error;
  }
  const token = makeJwt(username, lifetimeOf(pageSearch(request)));
  db.sessions.set(token, username);
  recordSignIn(request, username, SIGNED_IN);
  return ok<LoginResponse>({ token });
});

const captchaImage = forAnyone(() => {
  const now = Date.now();
  for (const [uuid, { expires }] of db.captchas) if (expires < now) db.captchas.delete(uuid);
  const uuid = crypto.randomUUID();
  const code = randomCaptchaText();
  db.captchas.set(uuid, { code, expires: now + CAPTCHA_LIFETIME_MS });
  return ok<CaptchaResponse>({ captchaEnabled: true, img: btoa(captchaSvg(code)), uuid });
});

const getInfo = forUser(({ account: { uid, username, realName, orgId, orgName, roles, roleNames, permissions } }) =>
  ok<UserInfoResponse>({
    user: {
      avatar: userRows.find(uid)?.avatar ?? '',
      orgId,
      orgName,
      realName,
      roleNames: [...roleNames],
      uid,
      username,
    },
    roles: [...roles],
    permissions: [...permissions],
  }),
);

const logout = forUser(({ request, account, token }) => {
  db.sessions.delete(token);
  notifyDbChange();
  recordSignIn(request, account.username, '退出成功');
  return done('退出成功');
});

/** Signing in and out (§11.1 to §11.4). */
export const session = [
  http.get(path('/captchaImage'), captchaImage),
  http.post(path('/login'), login),
  http.get(path('/getInfo'), getInfo),
  http.post(path('/logout'), logout),
];
