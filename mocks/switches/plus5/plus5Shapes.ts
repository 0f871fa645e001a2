import { HttpResponse } from 'msw';
import { departmentRows } from '../../db/system/departmentTable';
import { userRows } from '../../db/system/userTable';
import { ruoyiGroup, ruoyiPage } from '../../db/menu/ruoyiRecords';
import { PREFIX } from '../../handlers/path';
import { callerOf } from '../callerOf';
import { pathIn } from '../callIn';
import {
  changeJson,
  changeQuery,
  changeRecords,
  changeRequest,
  fieldsOf,
  isFields,
  type Fields,
  type Layer,
} from '../Layer';
import { openSealed } from './openSealed';
import { CLIENT, tenants } from './plus5Calls';
import { push } from './pushes';

/** Where this server has the calls of RuoYi-Vue-Plus 4. */
const MOVED: readonly (readonly [here: string, there: string])[] = [
  ['/auth/code', '/captchaImage'],
  ['/auth/login', '/login'],
  ['/auth/logout', '/logout'],
  ['/system/user/getInfo', '/getInfo'],
  ['/system/menu/getRouters', '/getRouters'],
  ['/resource/oss', '/system/oss'],
];

const TENANTS_MENU = ruoyiGroup('Tenant', '/tenant', 'Layout', '租户管理', 'chart', [
  ruoyiPage('TenantList', 'tenant', 'system/tenant/index', '租户管理', 'list'),
  ruoyiPage('TenantPackage', 'tenantPackage', 'system/tenantPackage/index', '租户套餐管理', 'form'),
  ruoyiPage('Client', 'client', 'system/client/index', '客户端管理', 'international'),
  ruoyiPage('Leave', 'leave', 'workflow/leave/index', '请假申请', 'form'),
]);

const SEALED = /^(?:POST \/auth\/login|PUT \/system\/user\/(?:resetPwd|profile\/updatePwd)|POST \/system\/tenant)$/;
/** Records of which the server says who made them. */
const AUTHORED = /^\w+ \/(?:system\/notice|resource\/oss)\b/;
const PHONE = /^1[3-9]\d{9}$/;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const json = (code: number, msg: string) => HttpResponse.json({ code, msg, data: null });
const failed = (msg: string) => json(500, msg);
const FORBIDDEN = '没有访问权限，请联系管理员授权';
const UNAUTHORIZED = '认证失败，无法访问系统资源';

/** What the server says in place of its envelope where it fails before its own code. */
const springError = (path: string) =>
  HttpResponse.json(
    { timestamp: '2026-11-27 16:15:51', status: 500, error: 'Internal Server Error', path },
    { status: 500 },
  );

const idOfUser = (name: unknown) => userRows.all().find(({ userName }) => userName === name)?.userId ?? null;
const unitOf = (deptId: unknown) => departmentRows.find(Number(deptId))?.deptName ?? null;

/** A record as this server sends it. */
const shaped =
  (call: string) =>
  (record: Fields): Fields => {
    const { createBy, updateBy: _by, updateTime: _at, delFlag: _flag, dept, admin: _a, default: _d, ...all } = record;
    const { status, children, ...kept } = all;
    return {
      ...kept,
      ...(status !== undefined && !call.includes('/system/dict/') && { status }),
      ...(children !== undefined && !('ancestors' in kept) && { children }),
      ...(AUTHORED.test(call) && createBy !== undefined && { createBy: idOfUser(createBy), createByName: createBy }),
      ...('roleKey' in kept && { superAdmin: kept['roleKey'] === 'admin' }),
      ...(kept['roleKey'] === 'admin' && { roleKey: 'superadmin' }),
      ...((dept !== undefined || 'userName' in kept) &&
        'deptId' in kept && { deptName: isFields(dept) ? dept['deptName'] : unitOf(kept['deptId']) }),
      ...('postCode' in kept && { deptId: kept['deptId'] ?? 1, deptName: unitOf(kept['deptId'] ?? 1) }),
      ...('ancestors' in kept && { leader: /^\d+$/.test(textOf(kept['leader'])) ? Number(kept['leader']) : null }),
      ...(call.startsWith('GET /system/user/getInfo') &&
        Array.isArray(record['roles']) && {
          roles: record['roles'].map((role: unknown) => (role === 'admin' ? 'superadmin' : role)),
        }),
      ...(call.startsWith('GET /system/user/getInfo') && 'userId' in kept && { tenantId: '000000' }),
    };
  };

/** What this server refuses and RuoYi-Vue-Plus 4 accepts; `undefined` = nothing. */
function refusal(call: string, sent: Fields, query: URLSearchParams): Response | undefined {
  const { roleIds } = sent;
  const [perms, leader, phonenumber] = ['perms', 'leader', 'phonenumber'].map((name) => textOf(sent[name]));
  if (/ \/system\/user$/.test(call) && (call.startsWith('POST') || Array.isArray(roleIds)))
    if (!Array.isArray(roleIds) || roleIds.length === 0) return failed('用户角色不能为空');
  if (call === 'PUT /system/user/authRole' && !query.get('roleIds')) return json(200, '操作成功');
  if (/ \/system\/menu$/.test(call) && perms && !/^[^:]+:[^:]+:[^:]+$/.test(perms))
    return failed('权限标识必须符合 tool:build:list 格式');
  if (/ \/system\/dept$/.test(call) && leader && !/^\d+$/.test(leader))
    return failed(
      `JSON parse error: Cannot deserialize value of type \`java.lang.Long\` from String "${leader}": not a valid \`java.lang.Long\` value`,
    );
  if (/ \/system\/post$/.test(call) && !sent['deptId']) return failed('部门id不能为空');
  if (call === 'PUT /system/user/profile' && typeof sent['phonenumber'] === 'string')
    if (!PHONE.test(phonenumber ?? '')) return failed('手机号格式不正确');
  const by = query.get('createBy');
  if (AUTHORED.test(call) && by && !/^\d+$/.test(by))
    return failed(`Failed to convert property value of type 'java.lang.String' to required type 'java.lang.Long'`);
  return undefined;
}

/** A body as RuoYi-Vue-Plus 4 reads it. */
function received(call: string, sent: Fields): Fields {
  if (call.startsWith('POST /auth/login')) return { ...sent, code: sent['code'] ?? '', uuid: sent['uuid'] ?? '' };
  if (call.includes('/system/dict/')) return { ...sent, status: '0' };
  if (call.endsWith(' /system/dept')) return { ...sent, leader: textOf(sent['leader']) };
  // What is left out is emptied.
  if (call === 'PUT /system/user/profile')
    return { ...sent, email: sent['email'] ?? '', phonenumber: sent['phonenumber'] ?? '' };
  return sent;
}

function refusedSignIn({ clientId, grantType, tenantId, username }: Fields): Response | undefined {
  if (!clientId) return failed('认证客户端id不能为空');
  if (clientId !== CLIENT || grantType !== 'password') return failed('认证权限类型错误');
  if (!tenantId) return failed('租户编号不能为空');
  const tenant = tenants.rows.all().find((one) => one.tenantId === tenantId);
  if (!tenant) return failed('对不起, 您的租户不存在，请联系管理员');
  if (tenant.status === '1') return failed('对不起，您的租户已禁用，请联系管理员');
  return tenant.id === 1 ? undefined : failed(`对不起, 您的账号：${textOf(username)} 不存在.`);
}

/** Makes a server of RuoYi-Vue-Plus 4 answer at the addresses and in the shapes of 5, and refuse what that refuses. */
export const plus5Shapes: Layer = (next) => async (request) => {
  const url = new URL(request.url);
  const here = pathIn(request.url);
  const call = `${request.method} ${here}`;
  if (MOVED.some(([, there]) => here === there || here.startsWith(`${there}/`)))
    return json(404, `No endpoint ${call}.`);
  const isOpen = here.startsWith('/auth/');
  if (!isOpen && request.headers.get('clientid') !== CLIENT) return json(401, UNAUTHORIZED);

  const isJson = request.headers.get('content-type')?.includes('json') === true;
  let text = isJson ? await request.clone().text() : '';
  const sealedKey = request.headers.get('encrypt-key');
  if (SEALED.test(call) && sealedKey === null) return json(403, FORBIDDEN);
  try {
    if (sealedKey !== null) text = openSealed(text, sealedKey);
  } catch {
    return springError(here);
  }
  const opened = await changeRequest(request, request.url, (form) => (isJson ? text : form));
  const sent = await fieldsOf(opened);
  const refused = call === 'POST /auth/login' ? refusedSignIn(sent) : refusal(call, sent, url.searchParams);
  if (refused && (isOpen || callerOf(request) !== '')) return refused;

  const moved = MOVED.find(([place]) => here === place || here.startsWith(`${place}/`)) ?? ['', ''];
  url.pathname = PREFIX + moved[1] + here.slice(moved[0].length);
  const own = await changeQuery(
    await changeRequest(opened, url.href, (form) =>
      isFields(sent) && isJson && text !== '' ? JSON.stringify(received(call, sent)) : form,
    ),
    (query) => {
      const name = query.get('createByName');
      const id = query.get('createBy');
      if (name) query.set('createBy', name);
      else if (AUTHORED.test(call) && id) query.set('createBy', userRows.find(Number(id))?.userName ?? '');
    },
  );
  const response = await next(own);
  return changeJson(response, (body) => {
    if (!isFields(body)) return body;
    if (body['code'] === 401) return { code: 401, msg: UNAUTHORIZED, data: null };
    if (body['code'] === 403) return { code: 403, msg: FORBIDDEN, data: null };
    if (call === 'POST /system/notice' && body['code'] === 200) push(`[通知] ${textOf(sent['noticeTitle'])}`);
    const { data } = body;
    if (call.startsWith('GET /system/config/configKey/')) return { ...body, msg: '操作成功', data: body['msg'] };
    if (call === 'POST /auth/login' && isFields(data))
      return { ...body, data: { access_token: data['token'], expire_in: 604_799, client_id: CLIENT } };
    // Posts are those of the user's department.
    if (/^GET \/system\/user\/\d*$/.test(call) && isFields(data)) {
      const { user, posts } = data;
      const unit = isFields(user) ? user['deptId'] : undefined;
      const chosen: unknown[] = Array.isArray(posts)
        ? posts.filter((post: unknown) => isFields(post) && (post['deptId'] ?? 1) === unit)
        : [];
      return changeRecords(
        { ...body, data: { user: null, ...data, posts: isFields(user) ? chosen : null } },
        shaped(call),
      );
    }
    if (call === 'GET /system/menu/getRouters' && Array.isArray(data))
      return { ...body, data: data.concat(TENANTS_MENU) };
    return changeRecords(body, shaped(call));
  });
};
