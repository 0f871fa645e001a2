import { ApartmentOutlined, UserAddOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { dialect } from '@/config/appConfig';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { InputProps } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { resourcePage } from '@/resource/view/resourcePage';
import {
  createTimeField,
  idField,
  orderField,
  remarkField,
  statusField,
  statusSwitchColumn,
} from '@/resource/model/usualFields';
import { chosen, linkedBy } from './checkedNodes';
import { RoleUsersDialog } from './RoleUsersDialog';

interface Role {
  roleId: number;
  roleName: string;
  roleKey: string;
  roleSort: number;
  status: string;
  dataScope: string;
  menuCheckStrictly: boolean;
  menuIds: number[];
  deptCheckStrictly: boolean;
  deptIds: number[];
  createTime: string;
  remark: string;
}

const ROLE = {
  noun: '角色',
  path: '/system/role',
  id: 'roleId',
  nameField: 'roleName',
  permission: 'system:role',
} as const;

const Shown = ({ id, value }: InputProps) => <Input {...(id !== undefined && { id })} value={textOf(value)} disabled />;

const DATA_SCOPES = [
  { value: '1', label: '全部数据权限' },
  { value: '2', label: '自定数据权限' },
  { value: '3', label: '本党组织数据权限' },
  { value: '4', label: '本党组织及以下数据权限' },
  { value: '5', label: '仅本人数据权限' },
  { value: '6', label: '党组织及以下或本人数据权限' },
].slice(0, dialect().dataScopes);

const isCustom = ({ dataScope }: ServerRecord) => textOf(dataScope) === '2';

/** 数据权限: whose data a role sees. */
const dataScope: Resource<keyof Role> = {
  ...ROLE,
  noun: '数据权限',
  savePath: '/system/role/dataScope',
  readMore: async ({ roleId, deptCheckStrictly }, get) => {
    const body = await get(`/system/role/deptTree/${encodeURIComponent(textOf(roleId))}`);
    return { deptIds: chosen(body, body['depts'], deptCheckStrictly) };
  },
  fields: [
    { name: 'roleName', label: '角色名称', form: { Input: Shown } },
    { name: 'roleKey', label: '权限字符', form: { Input: Shown } },
    {
      name: 'dataScope',
      label: '权限范围',
      kind: 'options',
      options: DATA_SCOPES,
      form: { required: true, wide: true },
    },
    { ...linkedBy('deptCheckStrictly'), form: { when: isCustom } },
    {
      name: 'deptIds',
      label: '数据权限',
      kind: 'checks',
      source: { url: '/system/role/deptTree/:id', at: 'depts', name: 'label', tag: '/system/dept' },
      linkedBy: 'deptCheckStrictly',
      form: { when: isCustom },
    },
  ],
};

/** 角色管理 */
export default resourcePage<Role>({
  ...ROLE,
  can: ['add', 'edit', 'remove', 'export'],
  // Nobody may change the administrator's role.
  isLocked: ({ roleId }) => textOf(roleId) === '1',
  readMore: async ({ roleId, menuCheckStrictly }, get) => {
    const body = await get(`/system/menu/roleMenuTreeselect/${encodeURIComponent(textOf(roleId))}`);
    return { menuIds: chosen(body, body['menus'], menuCheckStrictly) };
  },
  fields: [
    { ...idField('roleId', '角色编号'), query: 'side' },
    { name: 'roleName', label: '角色名称', query: true, column: true, form: { required: true, max: 30 } },
    {
      name: 'roleKey',
      label: '权限字符',
      query: true,
      column: true,
      form: { required: true, help: '程序识别角色的英文代号，如 clerk；保存后不宜再改' },
    },
    orderField('roleSort'),
    statusField(undefined, { column: statusSwitchColumn(ROLE.path, ROLE.id, '停用后该角色不再授予任何权限。') }),
    createTimeField({ query: 'range' }),
    linkedBy('menuCheckStrictly'),
    {
      name: 'menuIds',
      label: '菜单权限',
      kind: 'checks',
      source: { url: '/system/menu/treeselect', name: 'label', tag: '/system/menu' },
      linkedBy: 'menuCheckStrictly',
      form: true,
    },
    remarkField(),
  ],
  // For 数据权限: the server takes what is missing as no.
  given: { deptCheckStrictly: true },
  rowActions: [
    {
      key: 'dataScope',
      label: '数据权限',
      icon: <ApartmentOutlined aria-hidden />,
      permission: 'edit',
      form: dataScope,
    },
    {
      key: 'users',
      label: '分配用户',
      icon: <UserAddOutlined aria-hidden />,
      permission: 'edit',
      dialog: RoleUsersDialog,
    },
  ],
  // Forms of users offer roles.
  changes: () => ['/system/user/'],
});
