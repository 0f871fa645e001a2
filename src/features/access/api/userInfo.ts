import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { dataOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { recordSchema } from '@/lib/isRecord';
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
  }),
  roles: namesSchema,
  permissions: namesSchema,
});

export type UserInfoResponse = v.InferInput<typeof userInfoSchema>;

/** Maps the field names of other backends to one set of names. */
const withCanonicalNames = (user: Record<string, unknown>) => ({
  ...user,
  uid: user['uid'] ?? user['userId'],
  realName: user['realName'] ?? user['nickName'] ?? user['userName'],
  orgId: user['orgId'] ?? user['deptId'],
  username: user['username'] ?? user['userName'],
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
      avatar: user.avatar ?? '',
      roles,
      permissions,
    })),
  ),
);

/** GET /getInfo: the signed-in user with roles and permissions (specification, section 5). */
export const fetchUserInfo = (http: Http): Promise<UserInfo> =>
  http.get('/getInfo', { schema, schemaMessage: 'getUserInfo核心接口异常，请检查返回JSON格式是否正确' });
