import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { db } from '../../db/db';
import { findAccount } from '../../db/accounts';
import { path } from '../../handlers/path';
import { captchaSvg, randomCaptchaText } from '../../make/captchaSvg';
import { RUOYI_MENU } from './menu';

const json = (body: object) => HttpResponse.json({ msg: '操作成功', code: 200, ...body });
const refused = (msg: string, code = 500) => HttpResponse.json({ msg, code });

const credentialsSchema = v.object({ username: v.string(), password: v.string(), code: v.string(), uuid: v.string() });

const accountOf = (request: Request) => {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return findAccount(db.sessions.get(token) ?? '');
};
const unauthorized = (call: string) => refused(`请求访问：${call}，认证失败，无法访问系统资源`, 401);

/**
 * Session and menu calls as RuoYi 4.8 responds to them: the data are beside `code`, not in `data`, and the user's
 * fields have other names. These handlers must come before the mocks' own, because MSW uses the first match.
 */
export const ruoyiSession = [
  http.get(path('/captchaImage'), () => {
    const [uuid, code] = [crypto.randomUUID().replaceAll('-', ''), randomCaptchaText()];
    db.captchas.set(uuid, { code, expires: Date.now() + 120_000 });
    return json({ captchaEnabled: true, uuid, img: btoa(captchaSvg(code)) });
  }),
  http.post(path('/login'), async ({ request }) => {
    const { username, password, code, uuid } = v.parse(credentialsSchema, await request.json());
    if (db.captchas.get(uuid)?.code.toLowerCase() !== code.toLowerCase()) return refused('验证码错误');
    if (findAccount(username)?.password !== password) return refused('用户不存在/密码错误');
    const token = `ruoyi.${crypto.randomUUID()}`;
    db.sessions.set(token, username);
    return json({ token });
  }),
  http.get(path('/getInfo'), ({ request }) => {
    const account = accountOf(request);
    if (!account) return unauthorized('/getInfo');
    return json({
      permissions: account.permissions,
      roles: account.roles,
      isDefaultModifyPwd: false,
      isPasswordExpired: false,
      user: {
        createBy: 'admin',
        createTime: '2025-10-16 09:00:00',
        updateBy: null,
        remark: '管理员',
        userId: account.uid,
        deptId: 103,
        userName: account.username,
        nickName: account.realName,
        email: 'ry@163.com',
        phonenumber: '15888888888',
        sex: '1',
        avatar: '/profile/avatar/2025/10/16/x.png',
        status: '0',
        delFlag: '0',
        dept: { deptId: 103, parentId: 101, deptName: '研发部门', leader: '若依', status: '0' },
        roles: [{ roleId: 1, roleName: '超级管理员', roleKey: 'admin', status: '0' }],
        roleIds: null,
        postIds: null,
        admin: account.uid === 1,
      },
    });
  }),
  http.post(path('/logout'), ({ request }) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    db.sessions.delete(token);
    return HttpResponse.json({ msg: '退出成功', code: 200 });
  }),
  http.get(path('/getRouters'), ({ request }) =>
    accountOf(request) ? json({ data: RUOYI_MENU }) : unauthorized('/getRouters'),
  ),
];
