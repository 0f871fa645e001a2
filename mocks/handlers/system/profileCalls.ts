import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { existingRow, updateRow } from '../../db/resource/changeRows';
import { requiredText } from '../../db/resource/fields';
import { avatarRows } from '../../db/system/avatars';
import { posts } from '../../db/system/posts';
import { roleRows } from '../../db/system/roleTable';
import { users, withRelations } from '../../db/system/users';
import { passwordRows, userRows } from '../../db/system/userTable';
import { Refusal } from '../../db/Refusal';
import { forAnyone, forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { readBody } from '../readBody';
import { logged } from '../resource/logged';

const TITLE = '个人信息';

const profileSchema = v.looseObject({});
const OWN_FIELDS = ['nickName', 'email', 'phonenumber', 'sex'];

const passwordsSchema = v.object({
  oldPassword: requiredText('旧密码', 100),
  newPassword: requiredText('新密码', 100),
});

const profile = forUser(({ account }) => {
  const user = existingRow(users, account.uid);
  const named = (names: readonly string[]) => names.join(',');
  return HttpResponse.json({
    msg: '操作成功',
    code: 200,
    data: withRelations(user),
    roleGroup: named(
      roleRows
        .all()
        .filter(({ roleId }) => user.roleIds.includes(roleId))
        .map(({ roleName }) => roleName),
    ),
    postGroup: named(
      posts.rows
        .all()
        .filter(({ postId }) => user.postIds.includes(postId))
        .map(({ postName }) => postName),
    ),
  });
});

/** What users may change of themselves, the administrator too. */
const ownUsers = { ...users, check: () => undefined };

const change = forUser(
  logged(TITLE, 'edit', async ({ request, account }) => {
    const sent = Object.entries(await readBody(request, profileSchema)).filter(([name]) => OWN_FIELDS.includes(name));
    updateRow(ownUsers, account.uid, Object.fromEntries(sent), account);
    return done();
  }),
);

const changePassword = forUser(
  logged(TITLE, 'edit', async ({ request, account }) => {
    const { oldPassword, newPassword } = await readBody(request, passwordsSchema);
    if (oldPassword !== account.password) throw new Refusal('修改密码失败，旧密码错误');
    if (newPassword === oldPassword) throw new Refusal('新密码不能与旧密码相同');
    passwordRows.put({ userId: account.uid, password: newPassword });
    return done();
  }),
);

const IMAGES = ['image/bmp', 'image/gif', 'image/jpeg', 'image/png'];

const uploadAvatar = forUser(
  logged('用户头像', 'edit', async ({ request, account }) => {
    const form = await request.formData().catch(() => undefined);
    const file = form?.get('avatarfile');
    if (!file || typeof file === 'string' || file.size === 0) throw new Refusal('上传图片异常，请联系管理员');
    if (!IMAGES.includes(file.type)) throw new Refusal('文件格式不正确，请上传 bmp、gif、jpg、jpeg 或 png 图片');
    const name = `${crypto.randomUUID()}.${file.type.replace('image/', '')}`;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    avatarRows.put({ id: account.uid, name, type: file.type, content });
    const imgUrl = `/profile/avatar/${name}`;
    userRows.put({ ...existingRow(users, account.uid), avatar: imgUrl });
    return HttpResponse.json({ msg: '操作成功', code: 200, imgUrl });
  }),
);

const avatar = forAnyone(({ param }) => {
  const picture = avatarRows.all().find(({ name }) => name === param('name'));
  if (!picture) return new HttpResponse(null, { status: 404 });
  const bytes = Uint8Array.from(atob(picture.content), (character) => character.charCodeAt(0));
  return new HttpResponse(bytes, { headers: { 'content-type': picture.type } });
});

/** 个人中心 */
export const profileCalls = [
  http.get(path('/system/user/profile'), profile),
  http.put(path('/system/user/profile'), change),
  http.put(path('/system/user/profile/updatePwd'), changePassword),
  http.post(path('/system/user/profile/avatar'), uploadAvatar),
  http.get(path('/profile/avatar/:name'), avatar),
];
