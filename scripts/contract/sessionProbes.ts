import { appConfig, dialect } from '@/config/appConfig';
import { fetchCaptcha, type Captcha } from '@/features/access/api/captcha';
import { fetchTenants } from '@/features/access/api/tenants';
import { checkPassword, fetchUserInfo, login, logout } from '@/features/access/api/sessionCalls';
import { isGroupAdmin } from '@/features/chat/useGroupAdminId';
import { fetchProfile } from '@/features/profile/api/profile';
import { isUnknown, learnUnknown, probe, probeRefusal, type Session } from './probe';
import { note, wrong } from './Report';

/** Calls as messages name them. */
const { calls } = dialect();
const USER = `GET ${calls.user}`;
const LOGOUT = `POST ${calls.logout}`;

/** Checks GET /captchaImage. */
export const probeCaptcha = (session: Session): Promise<Captcha | undefined> =>
  probe(session, `GET ${calls.captcha}`, () => fetchCaptcha(session.http, new AbortController().signal));

/** Checks GET /auth/tenant/list, where the kind of backend has tenants; resolves with the account's. */
async function probeTenant(session: Session): Promise<{ tenantId?: string }> {
  if (calls.tenants === '') return {};
  const tenants = await probe(
    session,
    `GET ${calls.tenants}`,
    () => fetchTenants(session.http, new AbortController().signal),
    (all) => [note(all.length === 0 ? 'no tenants' : all.map(({ id, name }) => `${id} ${name}`).join(', '))],
  );
  session.hasTenants = tenants?.length !== 0;
  const tenantId = session.options.tenant ?? tenants?.[0]?.id;
  return tenantId === undefined ? {} : { tenantId };
}

/** Checks POST /login; later calls send the token that it returns. */
export async function probeLogin(
  session: Session,
  captcha: { code: string; uuid: string } | undefined,
): Promise<boolean> {
  const { user: username = '', password = '' } = session.options;
  const tenant = await probeTenant(session);
  session.token = await probe(session, `POST ${calls.login}`, () =>
    login(session.http, { username, password, ...tenant, ...captcha }),
  );
  return session.token !== undefined;
}

/** Checks GET /getInfo, without the session and with it. */
export async function probeUserInfo(session: Session): Promise<void> {
  const { token } = session;
  session.token = undefined;
  await probeRefusal(session, `${USER} without a token`, () => fetchUserInfo(session.http));
  session.token = token;
  await learnUnknown(session);
  session.user = await probe(
    session,
    USER,
    () => fetchUserInfo(session.http),
    (user) => [note(`${user.name}, id ${user.id}, ${isGroupAdmin(user) ? 'has' : 'does not have'} the assistant`)],
  );
}

/** Checks the personal centre. Nothing of it is changed. */
export async function probeProfile(session: Session): Promise<void> {
  const { http, report } = session;
  const { groupAdminId, groupAdminName } = appConfig;
  const named = `everybody may change their name to ${groupAdminName} here, by which the app knows who has the assistant`;
  await probe(
    session,
    'GET /system/user/profile',
    () => fetchProfile(http, new AbortController().signal),
    async (own) => {
      if (own !== null) return groupAdminId === '' ? [note(named)] : [];
      return (await isUnknown(session))
        ? [note('the server does not have it: nobody changes own data, password and picture')]
        : [wrong(`the app cannot read it: ${(await session.traffic.last()?.body)?.text.slice(0, 100)}`)];
    },
  );
  report.notTried('个人中心', 'PUT /system/user/profile', 'PUT …/updatePwd', 'POST …/avatar');
}

/** Checks POST /unlockscreen with the password of the login, where the kind of backend has it. */
export async function probeUnlock(session: Session): Promise<void> {
  const { http, report, options } = session;
  const { password } = options;
  if (!dialect().checksPassword) return;
  if (password === undefined) return report.notTried('锁定屏幕', 'POST /unlockscreen');
  await probe(
    session,
    'POST /unlockscreen',
    () => checkPassword(http, password),
    () => [],
    async () =>
      (await isUnknown(session)) ? 'the server does not have it: the screen is unlocked by a login' : undefined,
  );
}

/** Checks POST /logout; afterwards the token must be refused. */
export async function probeLogout(session: Session): Promise<void> {
  await probe(
    session,
    LOGOUT,
    () => logout(session.http),
    () =>
      fetchUserInfo(session.http).then(
        () => [note('the token is still accepted afterwards')],
        () => [],
      ),
  );
}
