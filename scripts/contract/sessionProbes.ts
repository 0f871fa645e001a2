import { appConfig } from '../../src/config/appConfig';
import { fetchCaptcha, type Captcha } from '@/features/access/api/captcha';
import { fetchUserInfo, login, logout } from '@/features/access/api/sessionCalls';
import { isRecord } from '@/lib/isRecord';
import { variant } from './Finding';
import { probe, probeRefusal, type Session } from './probe';
import { strictCaptchaSchema, strictDoneSchema, strictLoginSchema, strictUserInfoSchema } from './strictSchemas';

/** The content of a response: its `data`, or the body itself if it has no `data`. */
const contentOf = (body: unknown) => {
  const content = isRecord(body) ? (body['data'] ?? body) : undefined;
  return isRecord(content) ? content : {};
};
const atTop = (name: string) => (body: unknown) => isRecord(body) && !isRecord(body['data']) && name in body;
const named = (name: string) => (body: unknown) => name in contentOf(body);
const userHas = (name: string) => (body: unknown) => {
  const { user } = contentOf(body);
  return isRecord(user) && name in user;
};

/** Checks GET /captchaImage. */
export const probeCaptcha = (session: Session): Promise<Captcha | undefined> =>
  probe(session, {
    call: 'GET /captchaImage',
    ask: () => fetchCaptcha(session.http, new AbortController().signal),
    strictSchema: strictCaptchaSchema,
    variants: [
      ['the fields stand at the top level', (body) => atTop('img')(body) || atTop('uuid')(body)],
      ['captchaOnOff in place of captchaEnabled', named('captchaOnOff')],
      ['img is a data URL', (body) => /^data:/.test(String(contentOf(body)['img']))],
      ['img is SVG text', (body) => /^\s*</.test(String(contentOf(body)['img']))],
    ],
  });

/** Checks POST /login; later calls send the token that it returns. */
export async function probeLogin(
  session: Session,
  captcha: { code: string; uuid: string } | undefined,
): Promise<boolean> {
  const { user: username = '', password = '' } = session.options;
  session.token = await probe(session, {
    call: 'POST /login',
    ask: () => login(session.http, { username, password, ...captcha }),
    strictSchema: strictLoginSchema,
    variants: [
      ['the token stands at the top level', (body) => atTop(appConfig.tokenName)(body) || atTop('access_token')(body)],
      [`access_token in place of ${appConfig.tokenName}`, named('access_token')],
    ],
    nameOf: () => `data.${appConfig.tokenName}`,
  });
  return session.token !== undefined;
}

/** Checks GET /getInfo, with the session and without one. */
export async function probeUserInfo(session: Session) {
  const { token } = session;
  session.token = undefined;
  await probeRefusal(session, 'GET /getInfo without a token', () => fetchUserInfo(session.http), ['401', '403']);
  session.token = token;
  return probe(session, {
    call: 'GET /getInfo',
    ask: () => fetchUserInfo(session.http),
    strictSchema: strictUserInfoSchema,
    variants: [
      ['the fields stand at the top level', atTop('user')],
      ['userId in place of uid', userHas('userId')],
      ['nickName in place of realName', userHas('nickName')],
      ['userName in place of username', userHas('userName')],
      ['deptId in place of orgId', userHas('deptId')],
    ],
  });
}

/** Checks POST /logout; afterwards the token must be refused. */
export async function probeLogout(session: Session): Promise<void> {
  await probe(session, {
    call: 'POST /logout',
    ask: () => logout(session.http),
    strictSchema: strictDoneSchema,
    look: async () => {
      const goesOn = await fetchUserInfo(session.http).then(
        () => true,
        () => false,
      );
      return goesOn ? [variant('the token is still accepted afterwards')] : [];
    },
  });
}
