import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { dataOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { isRecord, recordSchema } from '@/lib/isRecord';
import type { SendOptions } from '@/lib/http/sendRequest';
import type { UserInfo } from '@/state/user/userSlice';

const optionalIdSchema = v.optional(v.nullable(idSchema));
const optionalTextSchema = v.optional(v.nullable(v.string()));
const namesSchema = v.array(v.string());

export const userInfoSchema = v.object({
  user: v.object({
    avatar: optionalTextSchema,
    orgId: optionalIdSchema,
    realName: optionalTextSchema,
    uid: optionalIdSchema,
    username: optionalTextSchema,
    // Only shown: nonsense in their place keeps nobody from signing in.
    orgName: v.optional(v.fallback(v.string(), ''), ''),
    roleNames: v.optional(v.fallback(namesSchema, []), []),
  }),
  roles: namesSchema,
  permissions: namesSchema,
});

export type UserInfoResponse = v.InferInput<typeof userInfoSchema>;

/** The names of RuoYi's roles: `roles: [{ roleName }]`. */
const roleNamesOf = (roles: unknown): unknown =>
  Array.isArray(roles) ? roles.map((role: unknown) => isRecord(role) && role['roleName']).filter(Boolean) : [];

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

const schema = dataOf(
  v.pipe(
    v.looseObject({ user: recordSchema }),
    v.transform((fields): unknown => ({ ...fields, user: withCanonicalNames(fields.user) })),
    userInfoSchema,
    v.transform(({ user, roles, permissions }): UserInfo => ({
      id: user.uid ?? '',
      name: user.realName || user.username || appConfig.defaultUserName,
      username: user.username ?? '',
      orgId: user.orgId ?? '',
      orgName: user.orgName,
      avatar: user.avatar ?? '',
      roles,
      roleNames: user.roleNames,
      permissions,
    })),
  ),
);

/** GET /getInfo: the signed-in user with roles and permissions (§5.2). */
export const fetchUserInfo = (http: Http, options: SendOptions = {}): Promise<UserInfo> =>
  http.get('/getInfo', { ...options, schema, schemaMessage: 'getUserInfo核心接口异常，请检查返回JSON格式是否正确' });
