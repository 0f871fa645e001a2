import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import { auditEntries, choice, idList, numberField, optionalText, requiredText, status } from '../resource/fields';
import { seedUsers } from './seedUsers';

const MAIL = /^[^\s@]+@[^\s@]+$/;

/** The password of a body is no part of the record. */
export const userSchema = v.pipe(
  v.looseObject({
    ...auditEntries,
    userId: v.number(),
    deptId: v.optional(v.nullable(numberField('归属部门')), null),
    userName: requiredText('用户账号', 30),
    nickName: requiredText('用户昵称', 30),
    email: v.pipe(
      optionalText('邮箱', 50),
      v.check((text) => text === '' || MAIL.test(text), '邮箱格式不正确'),
    ),
    phonenumber: optionalText('手机号码', 11),
    /** By the dictionary `sys_user_sex`. */
    sex: choice('用户性别', ['2', '0', '1']),
    avatar: v.optional(v.string(), ''),
    status,
    loginIp: v.optional(v.string(), ''),
    loginDate: v.optional(v.nullable(v.string()), null),
    roleIds: idList('角色'),
    postIds: idList('岗位'),
  }),
  v.transform(({ password: _kept, ...user }) => user),
);

export type User = v.InferOutput<typeof userSchema>;

/** The users: members of the branches, and those who can sign in from the start. */
export const userRows = createCollection({ name: 'user', id: 'userId', schema: userSchema, seed: seedUsers });

/** Id of the user whom nobody may change. */
export const ADMIN_ID = 1;

/** Passwords that are no longer those of the start. */
const passwordSchema = v.object({ userId: v.number(), password: v.string() });
export const passwordRows = createCollection({
  name: 'password',
  id: 'userId',
  schema: passwordSchema,
  seed: () => [],
});
