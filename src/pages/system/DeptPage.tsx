import { dialect } from '@/config/appConfig';
import { textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import { ChoiceNames } from '@/resource/view/kinds/choice';
import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, orderField, statusField } from '@/resource/model/usualFields';

interface Department {
  deptId: number;
  parentId: number;
  deptName: string;
  orderNum: number;
  leader: string | number;
  phone: string;
  email: string;
  status: string;
  createTime: string;
}

/** A mobile or a landline number. */
const PHONE = { pattern: /^[\d-]*$/, message: '联系电话只能包含数字和“-”' };

const USERS = { url: '/system/user/optionselect', id: 'userId', name: 'nickName', tag: '/system/user' };
const WIDTH = { width: 120 };
const LEADER = { name: 'leader', label: '负责人' } as const;
const LEADER_FIELD: Field<keyof Department> = dialect().leaderIsUser
  ? {
      ...LEADER,
      kind: 'choice',
      source: USERS,
      column: { ...WIDTH, render: ({ leader }) => textOf(leader) && <ChoiceNames source={USERS} value={leader} /> },
      form: true,
    }
  : { ...LEADER, column: WIDTH, form: { max: 20 } };

/** 党组织管理 */
export default resourcePage<Department>({
  noun: '党组织',
  path: '/system/dept',
  id: 'deptId',
  nameField: 'deptName',
  permission: 'system:dept',
  tree: { parent: 'parentId' },
  ordered: 'orderNum',
  fields: [
    {
      name: 'parentId',
      label: '上级党组织',
      kind: 'tree',
      organisations: true,
      source: { url: '/system/dept/list', id: 'deptId', name: 'deptName', tag: '/system/dept' },
      // The root has no parent, and stays the root.
      form: { required: true, wide: true, when: ({ parentId }) => textOf(parentId) !== '0' },
    },
    { name: 'deptName', label: '党组织名称', query: true, column: true, form: { required: true, max: 30 } },
    orderField('orderNum'),
    LEADER_FIELD,
    { name: 'phone', label: '联系电话', column: { width: 140 }, form: { max: 11, rules: [PHONE] } },
    { name: 'email', label: '邮箱', column: { width: 200, hidden: true }, form: { max: 50, rule: 'email' } },
    statusField(),
    createTimeField(),
  ],
  // Users are chosen by department.
  changes: () => ['/system/user/deptTree'],
});
