import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { notifyDbChange } from '../../db/changes';
import { db } from '../../db/db';
import { accountOf } from '../../db/system/accountOf';
import { recordSignIn, SIGNED_IN } from '../../db/system/loginLogs';
import { userRows } from '../../db/system/userTable';
import { withRelations } from '../../db/system/users';
import { path } from '../../handlers/path';
import { captchaSvg, randomCaptchaText } from '../../make/captchaSvg';
import { RUOYI_MENU } from './menu';

const json = (body: object) => HttpResponse.json({ msg: '操作成功', code: 200, ...body });
const refused = (msg: string, code = 500) => HttpResponse.json({ msg, code });

const credentialsSchema = v.object({
  username: v.string(),
  password: v.string(),
  code: v.nullish(v.string(), ''),
  uuid: v.nullish(v.string(), ''),
});

const tokenOf = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
const callerOf = (request: Request) => accountOf(db.sessions.get(tokenOf(request)) ?? '');
const unauthorized = (call: string) => refused(`请求访问：${call}，认证失败，无法访问系统资源`, 401);

/**
 * Session and menu calls as RuoYi 3.9 responds to them: the data are beside `code`, not in `data`, and the user's
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
    const captcha = db.captchas.get(uuid);
    if (!captcha) return refused('验证码已失效');
    if (captcha.code.toLowerCase() !== code.toLowerCase()) return refused('验证码错误');
    if (accountOf(username)?.password !== password) {
      recordSignIn(request, username, '用户不存在/密码错误', true);
      return refused('用户不存在/密码错误');
    }
    const token = `ruoyi.${crypto.randomUUID()}`;
    db.sessions.set(token, username);
    recordSignIn(request, username, SIGNED_IN);
    return json({ token });
  }),
  http.get(path('/getInfo'), ({ request }) => {
    const account = callerOf(request);
    const user = userRows.find(account?.uid ?? 0);
    if (!account || !user) return unauthorized('/getInfo');
    return json({
      permissions: account.permissions,
      roles: account.roles,
      isDefaultModifyPwd: false,
      isPasswordExpired: false,
      user: withRelations(user),
    });
  }),
  http.post(path('/unlockscreen'), async ({ request }) => {
    const account = callerOf(request);
    if (!account) return unauthorized('/unlockscreen');
    const { password } = v.parse(v.object({ password: v.string() }), await request.json());
    if (password === '') return refused('密码不能为空');
    return password === account.password ? json({ msg: '解锁成功' }) : refused('密码错误，请重新输入');
  }),
  http.post(path('/logout'), ({ request }) => {
    db.sessions.delete(tokenOf(request));
    notifyDbChange();
    return HttpResponse.json({ msg: '退出成功', code: 200 });
  }),
  http.get(path('/getRouters'), ({ request }) =>
    callerOf(request) ? json({ data: RUOYI_MENU }) : unauthorized('/getRouters'),
  ),
];
