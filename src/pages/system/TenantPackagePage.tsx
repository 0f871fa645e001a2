import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';
import { remarkField, statusField, statusSwitchColumn } from '@/resource/model/usualFields';
import { chosen, linkedBy } from './checkedNodes';

interface TenantPackage {
  packageId: number;
  packageName: string;
  menuIds: number[];
  menuCheckStrictly: boolean;
  status: string;
  remark: string;
}

const PATH = '/system/tenant/package';

/** 租户套餐管理 (RuoYi-Vue-Plus 5): the menus that tenants can have. */
export default resourcePage<TenantPackage>({
  noun: '租户套餐',
  path: PATH,
  id: 'packageId',
  nameField: 'packageName',
  permission: 'system:tenantPackage',
  can: ['add', 'edit', 'remove', 'export'],
  // The menus come as one text, and as a list by a call of their own.
  read: ({ data }) => (isRecord(data) ? { ...data, menuIds: [] } : undefined),
  readMore: async ({ packageId, menuCheckStrictly }, get) => {
    const body = await get(`/system/menu/tenantPackageMenuTreeselect/${encodeURIComponent(textOf(packageId))}`);
    return { menuIds: chosen(body, body['menus'], menuCheckStrictly) };
  },
  fields: [
    { name: 'packageName', label: '套餐名称', query: true, column: true, form: { required: true, max: 20 } },
    statusField(undefined, {
      query: false,
      column: statusSwitchColumn(PATH, 'packageId', '停用后新的租户不能选用该套餐。'),
    }),
    linkedBy('menuCheckStrictly'),
    {
      name: 'menuIds',
      label: '关联菜单',
      kind: 'checks',
      source: { url: '/system/menu/treeselect', name: 'label', tag: '/system/menu' },
      linkedBy: 'menuCheckStrictly',
      form: true,
    },
    remarkField({ column: { width: 240 } }),
  ],
  changes: () => [`${PATH}/selectList`],
});
