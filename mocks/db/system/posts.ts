import * as v from 'valibot';
import { Refusal } from '../Refusal';
import { createCollection } from '../resource/collection';
import { auditEntries, numberField, requiredText, status } from '../resource/fields';
import type { Resource } from '../resource/Resource';
import { departmentsUnder } from './departmentTable';
import { seedAudit } from './seedAudit';
import { userRows } from './userTable';

const schema = v.looseObject({
  ...auditEntries,
  postId: v.number(),
  postCode: requiredText('岗位编码', 64),
  postName: requiredText('岗位名称', 50),
  postSort: numberField('显示顺序'),
  status,
});

export type Post = v.InferOutput<typeof schema>;

const NAMES =
  '党委书记:dwsj 党委副书记:dwfsj 纪委书记:jwsj 党委委员:dwwy 党总支书记:dzzsj 党支部书记:dzbsj 党支部副书记:dzbfsj ' +
  '组织委员:zzwy 宣传委员:xcwy 纪检委员:jjwy 青年委员:qnwy 党务干事:dwgs 党员:dy';

const seed = (): Post[] => [
  ...NAMES.split(' ').map((entry, index) => {
    const [postName = '', postCode = ''] = entry.split(':');
    return { ...seedAudit(index), postId: index + 1, postCode, postName, postSort: index + 1, status: '0' as const };
  }),
  {
    ...seedAudit(13),
    postId: 14,
    postCode: 'dxzz',
    postName: '党小组长',
    postSort: 14,
    status: '1',
    remark: '暂未启用',
  },
];

/** 岗位管理 */
export const posts: Resource<Post> = {
  path: '/system/post',
  id: 'postId',
  permission: 'system:post',
  title: '岗位管理',
  noun: '岗位',
  name: 'postName',
  schema,
  rows: createCollection({ name: 'post', id: 'postId', schema, seed }),
  filter: { postCode: 'contains', postName: 'contains', status: 'equal' },
  matches({ deptId }, query) {
    const asked = Number(query.get('belongDeptId'));
    return !asked || departmentsUnder(asked).has(Number(deptId ?? 1));
  },
  order: 'postSort',
  unique: [
    { field: 'postName', label: '岗位名称' },
    { field: 'postCode', label: '岗位编码' },
  ],
  checkRemoval({ postId, postName }) {
    if (userRows.all().some(({ postIds }) => postIds.includes(postId))) {
      throw new Refusal(`${postName}已分配,不能删除`);
    }
  },
  columns: [
    ['岗位编号', 'postId'],
    ['岗位编码', 'postCode'],
    ['岗位名称', 'postName'],
    ['岗位排序', 'postSort'],
    ['状态', 'status', 'sys_normal_disable'],
  ],
};
