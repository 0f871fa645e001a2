import { describeResource } from '@/resource/api/recordEndpoints';
import { resourcePage } from '@/resource/ResourcePage';

/** 岗位管理 */
export default resourcePage(
  describeResource({
    noun: '岗位',
    path: '/system/post',
    id: 'postId',
    nameField: 'postName',
    permission: 'system:post',
    can: ['add', 'edit', 'remove', 'export'],
    fields: [
      { name: 'postCode', label: '岗位编码', query: true, column: { width: 160 }, form: { required: true, max: 64 } },
      { name: 'postName', label: '岗位名称', query: true, column: true, form: { required: true, max: 50 } },
      {
        name: 'postSort',
        label: '显示顺序',
        kind: 'number',
        min: 0,
        decimals: 0,
        column: { width: 100 },
        form: { required: true, initial: 0 },
      },
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
      { name: 'remark', label: '备注', kind: 'lines', form: true },
    ],
  }),
);
