import * as v from 'valibot';
import { appConfig, dialect } from '@/config/appConfig';
import { BACKEND_KINDS, type BackendKind, DIALECTS } from '@/config/dialects';
import { acknowledgedSchema, dataOf, emptyForNull, foundBy, readCode } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/record/idSchema';
import { shownTextSchema } from '@/lib/record/ServerRecord';
import { isRecord, recordSchema } from '@/lib/isRecord';
import type { SendOptions } from '@/lib/http/request';
import type { UserInfo } from '@/state/user/userSlice';

/** Body of POST /login (§11.1). */
export interface Credentials {
  username: string;
  password: string;
  /** The text of the captcha; left out if captchas are off. */
  code?: string;
  uuid?: string;
  /** Where the server has tenants. */
  tenantId?: string;
}

export type LoginResponse = Record<string, string>;

/** Reads the token under its configured name or as `access_token`. */
export const tokenSchema = dataOf(
  v.pipe(
    recordSchema,
    v.transform((fields) => fields[appConfig.tokenName] ?? fields['access_token']),
    v.string(),
    v.trim(),
    v.nonEmpty(),
  ),
);

/** As which client one signs in, where the server asks. */
export const clientFields = (grantType: 'password' | 'sso') =>
  appConfig.clientId === '' ? {} : { clientId: appConfig.clientId, grantType };

/** The request body with the configured field names (`VITE_LOGIN_FIELDS`). */
const toBody = (credentials: Credentials) => ({
  ...Object.fromEntries(
    Object.entries(credentials).map(([name, value]) => [appConfig.loginFields[name] ?? name, value]),
  ),
  ...clientFields('password'),
});

/** POST /login: signs in and resolves with the token (§5.1). */
export const login = (http: Http, credentials: Credentials, options: SendOptions = {}): Promise<string> =>
  http.post(dialect().calls.login, toBody(credentials), {
    ...options,
    schema: tokenSchema,
    schemaMessage: `登录接口异常，未正确返回${appConfig.tokenName}...`,
    anonymous: true,
  });

/** POST /register: adds an account, where the server lets people do so (RuoYi; RuoYi-Vue-Plus asks for the type of user). */
export const register = (http: Http, credentials: Credentials) =>
  http.post(
    '/register',
    { ...toBody(credentials), userType: 'sys_user' },
    { schema: acknowledgedSchema, anonymous: true },
  );

const optionalIdSchema = v.optional(v.nullable(idSchema));
const optionalTextSchema = v.optional(v.nullable(v.string()));
const namesSchema = v.array(v.string());

export const userInfoSchema = v.object({
  user: v.object({
    orgId: optionalIdSchema,
    realName: optionalTextSchema,
    uid: optionalIdSchema,
    username: optionalTextSchema,
    // Only shown, so wrong values must not keep anybody from signing in.
    avatar: shownTextSchema,
    orgName: v.optional(v.fallback(v.string(), ''), ''),
    roleNames: v.optional(v.fallback(namesSchema, []), []),
    tenantId: shownTextSchema,
  }),
  roles: namesSchema,
  permissions: namesSchema,
  // RuoYi from 3.9.1 on.
  pwdChrtype: shownTextSchema,
  isDefaultModifyPwd: v.fallback(v.optional(v.boolean(), false), false),
  isPasswordExpired: v.fallback(v.optional(v.boolean(), false), false),
});

export type UserInfoResponse = v.InferInput<typeof userInfoSchema>;

/** The names of RuoYi's roles: `roles: [{ roleName }]`. */
const roleNamesOf = (roles: unknown): unknown =>
  Array.isArray(roles) ? roles.map((role: unknown) => isRecord(role) && role['roleName']).filter(Boolean) : [];

/** Permissions, with the usual names of those that this server names otherwise. */
function withUsualNames(permissions: readonly string[]): string[] {
  const renamed = Object.entries(dialect().renames.permissions);
  return permissions.flatMap((permission) => {
    const [usual, now] = renamed.find(([, begin]) => permission.startsWith(begin)) ?? [];
    return now === undefined ? permission : [permission, `${usual}${permission.slice(now.length)}`];
  });
}

/** Maps the field names of other backends to one set of names. */
const withCanonicalNames = (user: Record<string, unknown>) => ({
  ...user,
  uid: user['uid'] ?? user['userId'],
  realName: user['realName'] ?? user['nickName'] ?? user['userName'],
  orgId: user['orgId'] ?? user['deptId'],
  username: user['username'] ?? user['userName'],
  orgName: user['orgName'] ?? user['deptName'] ?? (isRecord(user['dept']) ? user['dept']['deptName'] : ''),
  roleNames: user['roleNames'] ?? roleNamesOf(user['roles']),
});

const infoSchema = dataOf(
  v.pipe(
    v.looseObject({ user: recordSchema }),
    v.transform((fields): unknown => ({ ...fields, user: withCanonicalNames(fields.user) })),
    userInfoSchema,
    v.transform(({ user, roles, permissions, pwdChrtype, isDefaultModifyPwd, isPasswordExpired }): UserInfo => ({
      id: user.uid ?? '',
      name: user.realName || user.username || appConfig.defaultUserName,
      username: user.username ?? '',
      orgId: user.orgId ?? '',
      orgName: user.orgName,
      avatar: user.avatar,
      ...(user.tenantId !== '' && { tenantId: user.tenantId }),
      roles,
      roleNames: user.roleNames,
      permissions: withUsualNames(permissions),
      passwordKind: pwdChrtype,
      passwordState: isDefaultModifyPwd ? 'initial' : isPasswordExpired ? 'expired' : 'usual',
    })),
  ),
);

/**
 * The kinds of backends whose response looks like this. The product's user has a `uid`, others have a `userId`: RuoYi
 * beside the code, RuoYi-Vue-Plus in `data` alone, like some servers that follow RuoYi.
 */
function kindsOf(body: unknown): readonly BackendKind[] {
  const { user } = v.parse(dataOf(v.looseObject({ user: recordSchema })), body);
  if ('uid' in user === 'userId' in user) return BACKEND_KINDS;
  if ('uid' in user) return ['product'];
  if (!isRecord(body) || !isRecord(body['data'])) return ['ruoyi'];
  const kinds = ['ruoyi', 'ruoyi-plus', 'ruoyi-plus-5'] as const;
  // The others have the call elsewhere.
  return kinds.filter((kind) => DIALECTS[kind].calls.user === dialect().calls.user);
}

/** GET /getInfo: the signed-in user with roles and permissions (§5.2), and the kinds of backends that answer so. */
export const fetchUser = (http: Http, options: SendOptions = {}) =>
  http.get(dialect().calls.user, {
    ...options,
    schema: v.intersect([
      infoSchema,
      v.pipe(
        v.unknown(),
        v.transform((body) => ({ kinds: kindsOf(body) })),
      ),
    ]),
    schemaMessage: 'getUserInfo核心接口异常，请检查返回JSON格式是否正确',
  });

/** As `fetchUser`, without the kinds of backends. */
export const fetchUserInfo = (http: Http, options?: SendOptions): Promise<UserInfo> =>
  fetchUser(http, options).then(({ kinds: _kinds, ...info }) => info);

/** Without a list there is no menu (§2.26); `null` is an empty one. */
const routesSchema = foundBy((body) => (isRecord(body) ? emptyForNull(body['data']) : body), v.array(v.unknown()));

/** GET /getRouters: the menu as sent; `buildRoutes` validates it (§2.26). Empty where it is not asked for (§7.13). */
export const fetchRoutes = (http: Http, options: SendOptions = {}): Promise<unknown[]> =>
  appConfig.authentication === 'all'
    ? http.get(dialect().calls.routes, { ...options, schema: routesSchema, schemaMessage: '路由格式返回有误！' })
    : Promise.resolve([]);

const LOGOUT_TIMEOUT_MS = 3000;

/** POST /logout: ends the present session on the server, or that of another token. */
export const logout = (http: Http, options: SendOptions = {}) =>
  http.post(dialect().calls.logout, undefined, {
    ...options,
    schema: acknowledgedSchema,
    timeout: LOGOUT_TIMEOUT_MS,
    outlivesSession: true,
    tells: 'none',
  });

/** What opens a door: an answer with a code, which was looked at before, that says no “no” beside it. */
const grantedSchema = v.pipe(
  recordSchema,
  v.check((body) => readCode(body, appConfig) !== undefined && !Object.values(body).includes(false)),
);

/** POST /unlockscreen: whether this is the user's password (RuoYi from 3.9.2 on); it rejects if it is not. */
export const checkPassword = (http: Http, password: string) =>
  http.post(
    '/unlockscreen',
    { password },
    // Anything but the end of the session is shown where the password was asked for.
    { schema: grantedSchema, schemaMessage: '服务器没有确认密码，未能解锁', tells: 'sessionEnd' },
  );
