import { Refusal } from '../Refusal';
import type { Resource } from '../resource/Resource';
import { departmentRows, departmentSchema, isBelow, type Department } from './departmentTable';
import { userRows } from './userTable';

const rows = departmentRows;

const ancestorsOf = ({ parentId }: Department): string => {
  const parent = rows.find(parentId);
  return parent ? `${parent.ancestors},${parentId}` : '0';
};

/** 党组织管理: the party committees and branches of the port group. */
export const departments: Resource<Department> = {
  path: '/system/dept',
  id: 'deptId',
  permission: 'system:dept',
  title: '党组织管理',
  noun: '部门',
  name: 'deptName',
  schema: departmentSchema,
  rows,
  calls: ['list', 'query', 'add', 'edit', 'remove'],
  filter: { deptName: 'contains', status: 'equal' },
  order: 'orderNum',
  tree: { parent: 'parentId', ofItself: '上级部门不能是自己', hasChildren: '存在下级部门,不允许删除' },
  unique: [{ field: 'deptName', label: '部门名称', within: 'parentId' }],
  check(row, previous) {
    if (!previous && rows.find(row.parentId)?.status === '1') throw new Refusal('部门停用，不允许新增');
    const isUsed = (other: Department) => other.status === '0' && isBelow(other, row.deptId);
    if (previous && row.status === '1' && rows.all().some(isUsed)) throw new Refusal('该部门包含未停用的子部门！');
  },
  stored(row) {
    const ancestors = ancestorsOf(row);
    if (ancestors === row.ancestors) return;
    rows.put({ ...row, ancestors });
    for (const child of rows.all().filter(({ parentId }) => parentId === row.deptId))
      departments.stored?.(child, {}, child);
  },
  checkRemoval({ deptId }) {
    if (userRows.all().some((user) => user.deptId === deptId)) throw new Refusal('部门存在用户,不允许删除', 601);
  },
  listed: (row) => ({ ...row, delFlag: '0', parentName: null, children: [] }),
  columns: [],
};
