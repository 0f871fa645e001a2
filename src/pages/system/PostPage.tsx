import { dialect } from '@/config/appConfig';
import type { Field } from '@/resource/model/Field';
import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, idField, orderField, remarkField, statusField } from '@/resource/model/usualFields';
import { departmentSide, DEPARTMENTS } from './departmentSide';

interface Post {
  postId: number;
  deptId: number;
  deptName: string;
  belongDeptId: number;
  postCode: string;
  postName: string;
  postSort: number;
  status: string;
  createTime: string;
  remark: string;
}

const { postsByUnit } = dialect();

/** Where posts belong to departments: the department, and the one beside the table, with those below it. */
const UNIT: readonly Field<keyof Post>[] = [
  {
    name: 'deptId',
    label: '所属党组织',
    kind: 'tree',
    organisations: true,
    source: DEPARTMENTS,
    shownBy: 'deptName',
    column: true,
    form: { required: true },
  },
  { name: 'belongDeptId', label: '所属党组织', query: 'side', detail: false },
];
const Side = departmentSide('belongDeptId');

/** 岗位管理 */
export default resourcePage<Post>({
  noun: '岗位',
  path: '/system/post',
  id: 'postId',
  nameField: 'postName',
  permission: 'system:post',
  can: ['add', 'edit', 'remove', 'export'],
  ...(postsByUnit && { Side }),
  fields: [
    idField('postId', '岗位编号'),
    { name: 'postCode', label: '岗位编码', query: true, column: { width: 160 }, form: { required: true, max: 64 } },
    { name: 'postName', label: '岗位名称', query: true, column: true, form: { required: true, max: 50 } },
    ...(postsByUnit ? UNIT : []),
    orderField('postSort'),
    statusField(),
    createTimeField(),
    remarkField({ column: { hidden: true } }),
  ],
});
