import { textOf } from '@/lib/record/ServerRecord';
import { describeResource } from '@/resource/api/recordEndpoints';
import { resourcePage } from '@/resource/ResourcePage';

/** A mobile number or one of the house. */
const PHONE = { pattern: /^[\d-]*$/, message: '联系电话只能包含数字和“-”' };

/** 部门管理 */
export default resourcePage(
  describeResource({
    noun: '部门',
    path: '/system/dept',
    id: 'deptId',
    nameField: 'deptName',
    permission: 'system:dept',
    tree: { parent: 'parentId' },
    fields: [
      {
        name: 'parentId',
        label: '上级部门',
        kind: 'tree',
        organisations: true,
        source: { url: '/system/dept/list', id: 'deptId', name: 'deptName', tag: '/system/dept' },
        // The root has no parent, and stays the root.
        form: { required: true, wide: true, when: ({ parentId }) => textOf(parentId) !== '0' },
      },
      { name: 'deptName', label: '部门名称', query: true, column: true, form: { required: true, max: 30 } },
      {
        name: 'orderNum',
        label: '显示顺序',
        kind: 'number',
        min: 0,
        decimals: 0,
        column: { width: 100 },
        form: { required: true, initial: 0 },
      },
      { name: 'leader', label: '负责人', column: { width: 120 }, form: { max: 20 } },
      { name: 'phone', label: '联系电话', column: { width: 140 }, form: { max: 11, rules: [PHONE] } },
      { name: 'email', label: '邮箱', column: { width: 200, hidden: true }, form: { max: 50, rule: 'email' } },
      {
        name: 'status',
        label: '状态',
        kind: 'dict',
        dict: 'sys_normal_disable',
        radio: true,
        query: true,
        column: { width: 90 },
        form: { initial: '0' },
      },
      { name: 'createTime', label: '创建时间', kind: 'time', column: { width: 170 } },
    ],
    // Users are chosen by department.
    changes: () => ['/system/user/deptTree'],
  }),
);
