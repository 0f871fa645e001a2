import * as v from 'valibot';
import { dialect } from '@/config/appConfig';
import { acknowledgedSchema, fieldsSchema } from '@/lib/http/envelope';
import { isForbidden, isLeft, RequestError, SchemaError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import type { SendOptions } from '@/lib/http/request';
import { lacksCall } from '@/lib/http/lacksCall';
import { exactNumber } from '@/lib/record/idSchema';
import { shownTextSchema, isMasked } from '@/lib/record/ServerRecord';
import { shownTimeSchema } from '@/lib/time/readTime';

export const PROFILE_PATH = '/system/user/profile';

const userSchema = v.object({
  /** As it came: number or text. */
  userId: v.nullish(v.pipe(v.union([v.number(), v.string()]), exactNumber())),
  nickName: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  phonenumber: shownTextSchema,
  email: shownTextSchema,
  sex: shownTextSchema,
  deptName: shownTextSchema,
  dept: v.fallback(v.nullish(v.object({ deptName: shownTextSchema })), null),
  createTime: shownTimeSchema,
});

const profileSchema = v.pipe(
  fieldsSchema,
  v.transform(({ data, user = data, ...groups }): unknown => ({ ...groups, user })),
  v.object({ user: userSchema, roleGroup: shownTextSchema, postGroup: shownTextSchema }),
  v.transform(({ user: { dept, deptName, ...own }, roleGroup, postGroup }) => ({
    ...own,
    orgName: deptName || (dept?.deptName ?? ''),
    roleGroup,
    postGroup,
  })),
);

/** The own data of the signed-in user; missing texts are empty. Unit, roles and posts are names. */
export type Profile = v.InferOutput<typeof profileSchema>;

/** What users can change of themselves. */
export type ProfileDraft = Pick<Profile, 'nickName' | 'phonenumber' | 'email' | 'sex'>;

/** Whether an error says that the backend has no such call, or not for this user. */
const saysThereIsNone = (error: unknown) => error instanceof SchemaError || isForbidden(error) || lacksCall(error);

/** GET /system/user/profile (RuoYi); `null` where the backend has no such call. */
export async function fetchProfile(http: Http, signal: AbortSignal): Promise<Profile | null> {
  try {
    return await http.get(PROFILE_PATH, { schema: profileSchema, signal, tells: 'sessionEnd' });
  } catch (error) {
    if (saysThereIsNone(error)) return null;
    if (error instanceof RequestError && isLeft(error)) http.context.ports.onFailure(error);
    throw error;
  }
}

const OWN_FIELDS = ['nickName', 'phonenumber', 'email', 'sex'] as const;

/**
 * PUT /system/user/profile, without what the server has hidden in part (§19.4). A field that was and is empty is not
 * sent: the server may have a value that it left out (§19.2), unless it empties what is left out.
 */
export function putProfile(
  http: Http,
  { userId, ...before }: ProfileDraft & Pick<Profile, 'userId'>,
  draft: ProfileDraft,
): Promise<unknown> {
  // What is left out would be emptied, and an empty phone number is none that the server takes.
  if (dialect().profileWhole) {
    const whole = Object.fromEntries(OWN_FIELDS.map((name) => [name, draft[name] === '' ? null : draft[name]]));
    return http.put(PROFILE_PATH, whole, { schema: acknowledgedSchema });
  }
  const sent = OWN_FIELDS.filter((name) => !isMasked(draft[name]) && (draft[name] !== '' || before[name] !== ''));
  const body = Object.fromEntries(sent.map((name) => [name, draft[name]]));
  return http.put(PROFILE_PATH, { ...(userId !== null && { userId }), ...body }, { schema: acknowledgedSchema });
}

export interface Passwords {
  oldPassword: string;
  newPassword: string;
}

/** From this version on RuoYi reads the passwords from the body. */
const BODY_SINCE = [3, 8, 9];

/** Whether the server is a RuoYi that reads passwords from the query; its greeting at the root tells the version. */
async function isOldRuoyi(http: Http): Promise<boolean> {
  const greeting = await http.get('/', { schema: v.string(), tells: 'none' }).catch(() => '');
  const [, ...version] = /RuoYi.*v(\d+)\.(\d+)\.(\d+)/.exec(greeting) ?? [];
  const step = BODY_SINCE.findIndex((part, place) => Number(version[place]) !== part);
  return step >= 0 && Number(version[step]) < (BODY_SINCE[step] ?? 0);
}

/** PUT /system/user/profile/updatePwd */
export async function putPasswords(http: Http, passwords: Passwords): Promise<void> {
  const { passwordsIn } = dialect();
  const url = `${PROFILE_PATH}/updatePwd`;
  const inQuery = passwordsIn === 'query' || (passwordsIn === 'version' && (await isOldRuoyi(http)));
  if (inQuery) await http.put(url, undefined, { schema: acknowledgedSchema, params: { ...passwords } });
  else await http.put(url, passwords, { schema: acknowledgedSchema });
}

const imageSchema = v.pipe(
  fieldsSchema,
  v.object({ imgUrl: v.string() }),
  v.transform(({ imgUrl }) => imgUrl),
);

/** POST /system/user/profile/avatar: resolves with the address of the picture. */
export function uploadAvatar(http: Http, picture: File, on: Pick<SendOptions, 'signal' | 'onSent'>): Promise<string> {
  const form = new FormData();
  form.set('avatarfile', picture);
  return http.post(`${PROFILE_PATH}/avatar`, form, { ...on, schema: imageSchema });
}
