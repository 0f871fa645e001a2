import * as v from 'valibot';
import { ApiError, SchemaError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { acknowledgedSchema } from '@/lib/http/envelope';

export const PROFILE_PATH = '/system/user/profile';

const textSchema = v.fallback(v.pipe(v.nullish(v.string(), ''), v.string()), '');

const profileSchema = v.pipe(
  v.object({
    data: v.object({
      nickName: v.string(),
      phonenumber: textSchema,
      email: textSchema,
      sex: textSchema,
      dept: v.fallback(v.nullish(v.object({ deptName: textSchema })), null),
      createTime: textSchema,
      loginDate: textSchema,
    }),
    roleGroup: textSchema,
    postGroup: textSchema,
  }),
  v.transform(({ data: { dept, ...own }, roleGroup, postGroup }) => ({
    ...own,
    orgName: dept?.deptName ?? '',
    roleGroup,
    postGroup,
  })),
);

/** The own data of the signed-in user; missing texts are empty. Unit, roles and posts are names. */
export type Profile = v.InferOutput<typeof profileSchema>;

/** What users can change of themselves. */
export type ProfileDraft = Pick<Profile, 'nickName' | 'phonenumber' | 'email' | 'sex'>;

/** Whether an error says that the backend has no such call, or not for this user. */
const saysThereIsNone = (error: unknown) =>
  error instanceof SchemaError || (error instanceof ApiError && ['403', '404', '405', '501'].includes(error.code));

/** GET /system/user/profile (RuoYi); `null` where the backend has no such call. */
export async function fetchProfile(http: Http, signal: AbortSignal): Promise<Profile | null> {
  try {
    return await http.get(PROFILE_PATH, { schema: profileSchema, signal, silent: saysThereIsNone });
  } catch (error) {
    if (saysThereIsNone(error)) return null;
    throw error;
  }
}

/** PUT /system/user/profile */
export const putProfile = (http: Http, draft: ProfileDraft) =>
  http.put(PROFILE_PATH, draft, { schema: acknowledgedSchema });

export interface Passwords {
  oldPassword: string;
  newPassword: string;
}

/** PUT /system/user/profile/updatePwd */
export const putPasswords = (http: Http, passwords: Passwords) =>
  http.put(`${PROFILE_PATH}/updatePwd`, passwords, { schema: acknowledgedSchema });

const imageSchema = v.pipe(
  v.object({ imgUrl: v.string() }),
  v.transform(({ imgUrl }) => imgUrl),
);

/** POST /system/user/profile/avatar: resolves with the address of the picture. */
export function uploadAvatar(http: Http, picture: Blob): Promise<string> {
  const form = new FormData();
  form.set('avatarfile', picture, 'avatar.png');
  return http.post(`${PROFILE_PATH}/avatar`, form, { schema: imageSchema });
}
