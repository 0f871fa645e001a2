import * as v from 'valibot';
import { createCollection, type Id } from '../resource/collection';
import { auditEntries, numberField, optionalText, requiredText, status } from '../resource/fields';
import { seedDepartments } from './seedDepartments';

export const departmentSchema = v.looseObject({
  ...auditEntries,
  deptId: v.number(),
  /** 0 = a root. */
  parentId: numberField('上级部门'),
  /** The ids above it, such as `0,1,102`. */
  ancestors: v.optional(v.string(), '0'),
  deptName: requiredText('部门名称', 30),
  orderNum: numberField('显示顺序'),
  leader: optionalText('负责人', 20),
  phone: optionalText('联系电话', 11),
  email: optionalText('邮箱', 50),
  status,
});

export type Department = v.InferOutput<typeof departmentSchema>;

export const departmentRows = createCollection({
  name: 'dept',
  id: 'deptId',
  schema: departmentSchema,
  seed: seedDepartments,
});

/** Whether a department is somewhere below this one. */
export const isBelow = ({ ancestors }: Department, id: Id): boolean => ancestors.split(',').includes(String(id));

/** A department and all below it. */
export const departmentsUnder = (id: Id): ReadonlySet<number> =>
  new Set(
    departmentRows
      .all()
      .filter((row) => row.deptId === id || isBelow(row, id))
      .map(({ deptId }) => deptId),
  );
