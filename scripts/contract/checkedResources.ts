/** A resource of RuoYi: what the general probes need to know of it. */
export interface CheckedResource {
  path: string;
  /** The field of the id. */
  id: string;
  /** The list is a tree in `data`, without pages. */
  isTree?: true;
  /** There is `GET {path}/{id}`. */
  hasRecord?: true;
  /** There is `POST {path}/export`. */
  hasExport?: true;
  /** The field that holds the name of a test entry, and the other fields that a new record needs. */
  draft?: { name: string; fields: Readonly<Record<string, unknown>> };
}

/** Every resource of RuoYi's system administration. Test entries are made where they hurt nobody. */
export const CHECKED_RESOURCES: readonly CheckedResource[] = [
  { path: '/system/user', id: 'userId', hasRecord: true, hasExport: true },
  { path: '/system/role', id: 'roleId', hasRecord: true, hasExport: true },
  { path: '/system/menu', id: 'menuId', isTree: true, hasRecord: true },
  { path: '/system/dept', id: 'deptId', isTree: true, hasRecord: true },
  {
    path: '/system/post',
    id: 'postId',
    hasRecord: true,
    hasExport: true,
    draft: { name: 'postName', fields: { postCode: 'contract_check', postSort: 99, status: '1' } },
  },
  {
    path: '/system/config',
    id: 'configId',
    hasRecord: true,
    hasExport: true,
    draft: {
      name: 'configKey',

      fields: { configName: '接口检查（可删除）', configValue: '1', configType: 'N' },
    },
  },
  {
    path: '/system/notice',
    id: 'noticeId',
    hasRecord: true,
    draft: {
      name: 'noticeTitle',

      fields: { noticeType: '1', status: '1', noticeContent: '<p>接口检查</p>' },
    },
  },
  { path: '/monitor/operlog', id: 'operId', hasExport: true },
  { path: '/monitor/logininfor', id: 'infoId', hasExport: true },
  { path: '/monitor/online', id: 'tokenId' },
];
