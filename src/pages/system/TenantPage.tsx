import { SyncOutlined } from '@ant-design/icons';
import { textOf } from '@/lib/record/ServerRecord';
import { MAX_PASSWORD_LENGTH } from '@/lib/password';
import { resourcePage } from '@/resource/view/resourcePage';
import { remarkField, statusField, statusSwitchColumn } from '@/resource/model/usualFields';

interface Tenant {
  id: number;
  tenantId: string;
  companyName: string;
  contactUserName: string;
  contactPhone: string;
  username: string;
  password: string;
  packageId: number;
  expireTime: string;
  accountCount: number;
  domain: string;
  address: string;
  licenseNumber: string;
  intro: string;
  status: string;
  remark: string;
}

const PATH = '/system/tenant';
const NEW = { required: true, only: 'new' } as const;

/** 租户管理 (RuoYi-Vue-Plus 5): organisations that share a server, each with users and data of its own. */
export default resourcePage<Tenant>({
  noun: '租户',
  path: PATH,
  id: 'id',
  nameField: 'companyName',
  permission: 'system:tenant',
  can: ['add', 'edit', 'remove', 'export'],
  // The one whose administrator looks after the others.
  isLocked: ({ id }) => textOf(id) === '1',
  fields: [
    { name: 'tenantId', label: '租户编号', query: true, column: { width: 100 } },
    { name: 'companyName', label: '企业名称', query: true, column: true, form: { required: true, max: 50 } },
    {
      name: 'contactUserName',
      label: '联系人',
      query: true,
      column: { width: 110 },
      form: { required: true, max: 20 },
    },
    { name: 'contactPhone', label: '联系电话', query: true, column: { width: 120 }, form: { required: true, max: 20 } },
    { name: 'username', label: '管理员账号', form: { ...NEW, max: 30 } },
    { name: 'password', label: '管理员密码', kind: 'password', form: { ...NEW, max: MAX_PASSWORD_LENGTH } },
    {
      name: 'packageId',
      label: '租户套餐',
      kind: 'choice',
      source: { url: `${PATH}/package/selectList`, id: 'packageId', name: 'packageName' },
      form: NEW,
    },
    { name: 'expireTime', label: '过期时间', kind: 'time', column: { width: 150 }, form: true },
    {
      name: 'accountCount',
      label: '用户数量',
      kind: 'number',
      min: -1,
      decimals: 0,
      column: { width: 90 },
      form: { initial: -1, help: '-1 表示不限' },
    },
    { name: 'domain', label: '绑定域名', column: { hidden: true }, form: true },
    { name: 'address', label: '企业地址', form: true },
    { name: 'licenseNumber', label: '统一社会信用代码', column: { hidden: true }, form: { max: 30 } },
    { name: 'intro', label: '企业简介', kind: 'lines', form: true },
    statusField(undefined, {
      query: false,
      column: statusSwitchColumn(PATH, ['id', 'tenantId'], '停用后该租户的用户无法登录。'),
    }),
    remarkField(),
  ],
  rowActions: [
    {
      key: 'sync',
      label: '同步套餐',
      icon: <SyncOutlined aria-hidden />,
      permission: 'edit',
      when: ({ packageId }) => textOf(packageId) !== '',
      question: (name) => `是否确认把套餐现有的菜单同步给“${name}”？`,
      each: ({ tenantId, packageId }) => ({
        method: 'GET',
        url: `${PATH}/syncTenantPackage?${new URLSearchParams({ tenantId: textOf(tenantId), packageId: textOf(packageId) }).toString()}`,
      }),
      done: '同步成功',
    },
  ],
});
