import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { createCollection } from '../../db/resource/collection';
import { choice, numberField, optionalText, requiredText, status } from '../../db/resource/fields';
import { treeOptions } from '../../db/resource/treeOptions';
import { queryRows } from '../../db/resource/queryRows';
import { menus } from '../../db/system/menus';
import { posts } from '../../db/system/posts';
import { userRows } from '../../db/system/userTable';
import { forAnyone, forUser } from '../../handlers/call';
import { ok } from '../../handlers/envelopes';
import { path } from '../../handlers/path';
import { resourceCalls } from '../../handlers/resource/resourceCalls';
import { partEdit } from '../../handlers/resource/partEdit';
import { PLAIN_STYLE } from '../../handlers/resource/Style';
import type { Resource } from '../../db/resource/Resource';
import { openPush } from './pushes';

/** The client of the web front end. */
export const CLIENT = 'e5cd7e4891bf95d1d19206ce24a7b32e';

const clientSchema = v.looseObject({
  id: v.number(),
  clientId: v.optional(v.string(), () => crypto.randomUUID().replaceAll('-', '')),
  clientKey: requiredText('客户端key', 32),
  clientSecret: requiredText('客户端秘钥', 255),
  grantTypeList: v.array(v.string()),
  deviceType: optionalText('设备类型', 32),
  activeTimeout: numberField('token活跃超时时间'),
  timeout: numberField('token固定超时时间'),
  status,
});

const LIMITS = { activeTimeout: 1800, timeout: 604_800, status: '0' as const };

const clients: Resource<v.InferOutput<typeof clientSchema>> = {
  path: '/system/client',
  id: 'id',
  permission: 'system:client',
  title: '客户端管理',
  noun: '客户端',
  name: 'clientKey',
  schema: clientSchema,
  rows: createCollection({
    name: 'client',
    id: 'id',
    schema: clientSchema,
    seed: () => [
      {
        id: 1,
        clientId: CLIENT,
        clientKey: 'pc',
        clientSecret: 'pc123',
        deviceType: 'pc',
        ...LIMITS,
        grantTypeList: ['password'],
      },
    ],
  }),
  filter: { clientId: 'equal', clientKey: 'equal', status: 'equal' },
  order: 'id',
  columns: [['客户端key', 'clientKey']],
};

const packageSchema = v.looseObject({
  packageId: v.number(),
  packageName: requiredText('套餐名称', 20),
  menuIds: v.optional(v.array(numberField('菜单')), []),
  menuCheckStrictly: v.optional(v.boolean(), true),
  remark: v.optional(v.nullable(v.string()), null),
  status,
});

type Package = v.InferOutput<typeof packageSchema>;

const withIdsAsText = ({ menuIds, ...row }: Package) => ({ ...row, menuIds: menuIds.join(', ') });

const packages: Resource<Package> = {
  path: '/system/tenant/package',
  id: 'packageId',
  permission: 'system:tenantPackage',
  title: '租户套餐',
  noun: '租户套餐',
  name: 'packageName',
  schema: packageSchema,
  rows: createCollection({
    name: 'tenantPackage',
    id: 'packageId',
    schema: packageSchema,
    seed: () => [
      {
        packageId: 1,
        packageName: '基础套餐',
        menuIds: [1, 100],
        menuCheckStrictly: true,
        remark: null,
        status: '0' as const,
      },
    ],
  }),
  filter: { packageName: 'contains', status: 'equal' },
  order: 'packageId',
  listed: withIdsAsText,
  detailed: withIdsAsText,
  columns: [['套餐名称', 'packageName']],
};

const tenantSchema = v.pipe(
  v.looseObject({
    id: v.number(),
    tenantId: v.optional(v.string(), '100002'),
    companyName: requiredText('企业名称', 50),
    contactUserName: requiredText('联系人', 20),
    contactPhone: requiredText('联系电话', 20),
    packageId: v.optional(v.nullable(numberField('租户套餐')), null),
    accountCount: v.optional(numberField('用户数量'), -1),
    status: choice('状态', ['0', '1']),
  }),
  v.transform(({ username: _name, password: _word, ...tenant }) => tenant),
);

const CONTACT = { contactUserName: '管理组', contactPhone: '15888888888', accountCount: -1, status: '0' as const };

export const tenants: Resource<v.InferOutput<typeof tenantSchema>> = {
  path: '/system/tenant',
  id: 'id',
  permission: 'system:tenant',
  title: '租户管理',
  noun: '租户',
  name: 'companyName',
  schema: tenantSchema,
  takes: ['username', 'password'],
  rows: createCollection({
    name: 'tenant',
    id: 'id',
    schema: tenantSchema,
    seed: () => [
      { id: 1, tenantId: '000000', companyName: '港口集团', packageId: null, ...CONTACT },
      { id: 2, tenantId: '100001', companyName: '第二公司', packageId: 1, ...CONTACT },
    ],
  }),
  filter: { tenantId: 'equal', companyName: 'contains', contactUserName: 'contains', contactPhone: 'contains' },
  order: 'id',
  columns: [['企业名称', 'companyName']],
};

const menuTree = () =>
  treeOptions(queryRows(menus, new URLSearchParams()), { id: 'menuId', parent: 'parentId', label: 'menuName' });

const packageMenus = forUser(({ param }) =>
  ok({ checkedKeys: packages.rows.find(Number(param('id')))?.menuIds ?? [], menus: menuTree() }),
);

/** The calls that RuoYi-Vue-Plus 4 does not have, but for their shapes. */
export const plus5Calls = [
  http.get(
    path('/auth/tenant/list'),
    forAnyone(() => {
      const voList = tenants.rows.all().filter((one) => one.status === '0');
      return ok({
        tenantEnabled: true,
        voList: voList.map(({ tenantId, companyName }) => ({ tenantId, companyName, domain: null })),
      });
    }),
  ),
  http.get(
    path('/resource/sse'),
    forUser(
      ({ request, token }) =>
        new HttpResponse(openPush(token, request.signal), { headers: { 'content-type': 'text/event-stream' } }),
    ),
  ),
  http.get(
    path('/system/user/optionselect'),
    forUser(() => {
      const used = userRows.all().filter((user) => user.status === '0');
      return ok(used.map(({ userId, userName, nickName }) => ({ userId, userName, nickName, deptId: null })));
    }),
  ),
  http.get(
    path('/system/post/optionselect'),
    forUser(({ query }) => {
      const unit = Number(query.get('deptId'));
      return ok(posts.rows.all().filter(({ deptId }) => Number(deptId ?? 1) === unit));
    }, 'system:post:query'),
  ),
  http.get(path('/system/menu/tenantPackageMenuTreeselect/:id'), packageMenus),
  http.get(
    path('/system/tenant/package/selectList'),
    forUser(() =>
      ok(
        packages.rows
          .all()
          .filter((one) => one.status === '0')
          .map(withIdsAsText),
      ),
    ),
  ),
  partEdit(clients, 'changeStatus', ['status']),
  partEdit(packages, 'changeStatus', ['status']),
  partEdit(tenants, 'changeStatus', ['status']),
  ...resourceCalls(clients, PLAIN_STYLE),
  ...resourceCalls(packages, PLAIN_STYLE),
  ...resourceCalls(tenants, PLAIN_STYLE),
];
