import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, idField, orderField, remarkField, statusField } from '@/resource/model/usualFields';

interface Post {
  postId: number;
  postCode: string;
  postName: string;
  postSort: number;
  status: string;
  createTime: string;
  remark: string;
}

/** 岗位管理 */
export default resourcePage<Post>({
  noun: '岗位',
  path: '/system/post',
  id: 'postId',
  nameField: 'postName',
  permission: 'system:post',
  can: ['add', 'edit', 'remove', 'export'],
  fields: [
    idField('postId', '岗位编号'),
    { name: 'postCode', label: '岗位编码', query: true, column: { width: 160 }, form: { required: true, max: 64 } },
    { name: 'postName', label: '岗位名称', query: true, column: true, form: { required: true, max: 50 } },
    orderField('postSort'),
    statusField(),
    createTimeField(),
    remarkField({ column: { hidden: true } }),
  ],
});
