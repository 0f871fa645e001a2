import type { BackendKind } from '../../src/config/dialects';
import { accountOf } from '../db/system/accountOf';
import { changeJson, changeRecords, fieldsOf, isFields, type Fields, type Layer } from './Layer';
import { callIn } from './callIn';

type Kind = Exclude<BackendKind, 'product'>;

type Sentence = readonly [mocks: RegExp, server: string];

/** What RuoYi says in other words than the mocks. */
const SAID: readonly Sentence[] = [
  [/^(参数名称|公告标题)长度(?=不能超过)/, '$1'],
  [/^字典名称(?=长度)/, '字典类型名称'],
  [/小写字母、数字、下划线$/, '（小写字母，数字，下滑线）'],
  [/^字典“(.*)”下有字典数据，不能删除$/, '$1已分配,不能删除'],
];

/** What RuoYi-Vue-Plus says in other words than RuoYi. */
const PLUS_SAID: readonly Sentence[] = [...SAID, [/^请求访问：.*?，(?=认证失败)/, '']];
const REFUSED_SIGN_IN = '用户不存在/密码错误';

function said(kind: Kind, msg: string, { username }: Fields): string {
  if (kind !== 'ruoyi' && msg === REFUSED_SIGN_IN && typeof username === 'string')
    return accountOf(username) ? '密码输入错误1次' : `对不起, 您的账号：${username} 不存在.`;
  return (kind === 'ruoyi' ? SAID : PLUS_SAID).reduce((text, [mocks, server]) => text.replace(mocks, server), msg);
}

/** What the list of a role's users has of each. */
const USER_OF_ROLE = /^(?:userId|deptId|userName|nickName|email|phonenumber|status|createTime|admin)$/;
const USERS = 'GET /system/user/list';

const emptied = (record: Fields, isEmpty: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, field]) => [name, isEmpty(name) ? null : field]));

/** A role in the record of a user. */
const heldRole = (kind: Kind, role: Fields): Fields => {
  const check = kind === 'ruoyi' ? false : null;
  return { ...role, createTime: null, remark: null, deptCheckStrictly: check, menuCheckStrictly: check };
};

/** A record as the servers send it: what they know and leave empty is empty, and what they do not have is left out. */
const sent =
  (kind: Kind, call: string) =>
  (record: Fields): Fields => {
    const isRuoyi = kind === 'ruoyi';
    const isOfRole = call.includes('/system/role/authUser/');
    if ('noticeId' in record) {
      const { createByName: _name, deptName: _unit, ...notice } = record;
      return notice;
    }
    if ('roleKey' in record) {
      const { permissions: _none, menuIds: _menus, deptIds: _units, ...role } = record;
      return {
        ...role,
        createBy: null,
        ...(kind !== 'ruoyi-plus-5' && { menuIds: null, deptIds: null }),
        ...(isRuoyi && { permissions: null }),
      };
    }
    if ('userName' in record && Array.isArray(record['roles'])) {
      const held = record['roles'].map((role: unknown) => (isFields(role) ? heldRole(kind, role) : role));
      // Only lists have users without their roles.
      const roles = kind === 'ruoyi-plus-5' && (isOfRole || call === USERS) ? null : held;
      if (!isOfRole) return { ...record, roles };
      return { ...emptied(record, (name) => !USER_OF_ROLE.test(name)), roles, dept: record['dept'] };
    }
    if ('menuId' in record && isRuoyi) return { ...record, createBy: null };
    if ('ancestors' in record) {
      const { remark, ...unit } = record;
      if (!isRuoyi) return unit;
      const isRead = call.startsWith('GET /system/dept/') && !call.endsWith('/list');
      return { ...unit, remark, ...(isRead && { createBy: null, createTime: null }) };
    }
    // The unit of a user.
    if ('leader' in record && isOfRole && kind !== 'ruoyi-plus-5') return emptied(record, (name) => name !== 'deptId');
    if ('leader' in record && call === USERS) return { ...record, status: null };
    return record;
  };

/** Makes the mocks answer with what servers of RuoYi and its kin have, in RuoYi's shapes. */
export const ruoyiShapes =
  (kind: Kind): Layer =>
  (next) =>
  async (request) => {
    const call = callIn(request);
    const given = await fieldsOf(request);
    return changeJson(await next(request), (body) => {
      if (!isFields(body) || call.includes(' /party/')) return body;
      const { code, msg } = body;
      if (code !== 200 && typeof msg === 'string') return { ...body, msg: said(kind, msg, given) };
      return changeRecords(body, sent(kind, call));
    });
  };
