import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import { auditEntries, choice, idList, numberField, requiredText, status } from '../resource/fields';
import { seedRoles } from './seedRoles';

export const roleSchema = v.looseObject({
  ...auditEntries,
  roleId: v.number(),
  roleName: requiredText('角色名称', 30),
  roleKey: requiredText('权限字符', 100),
  roleSort: numberField('显示顺序'),
  /** 1 all, 2 chosen departments, 3 own department, 4 own and below, 5 own data. */
  dataScope: choice('数据范围', ['1', '2', '3', '4', '5']),
  menuCheckStrictly: v.optional(v.boolean('菜单树选择项应为布尔值'), false),
  deptCheckStrictly: v.optional(v.boolean('部门树选择项应为布尔值'), false),
  status,
  menuIds: idList('菜单'),
  deptIds: idList('部门'),
});

export type Role = v.InferOutput<typeof roleSchema>;

export const roleRows = createCollection({ name: 'role', id: 'roleId', schema: roleSchema, seed: seedRoles });

/** Whether this is the administrator's role, which nobody may change. */
export const isAdminRole = ({ roleId }: { roleId: number }): boolean => roleId === 1;
