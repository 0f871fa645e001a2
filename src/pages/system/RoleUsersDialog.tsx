import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { recordsDialog } from '@/resource/view/recordsDialog';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource, SelectionAction } from '@/resource/model/Resource';
import { createTimeField } from '@/resource/model/usualFields';
import { USER_PERSON, userCell } from './userPerson';

const PATH = '/system/role/authUser';

interface RoleUser {
  userId: number;
  userName: string;
  nickName: string;
  dept: { deptName: string };
  deptName: string;
  phonenumber: string;
  email: string;
  status: string;
  createTime: string;
}

type UserList = Resource<NameOf<RoleUser>>;

const USERS: UserList = {
  noun: '用户',
  path: PATH,
  id: 'userId',
  measure: '名',
  nameField: 'userName',
  person: USER_PERSON,
  permission: 'system:role',
  can: [],
  fields: [
    { name: 'nickName', label: '姓名', query: 'matched', column: { render: userCell } },
    { name: 'userName', label: '账号', query: true },
    { name: USER_PERSON.unit, label: '所属党组织', column: true },
    { name: 'phonenumber', label: '手机号码', query: true, column: { width: 130 } },
    { name: 'email', label: '邮箱', column: true },
    { name: 'status', label: '状态', kind: 'dict', dict: 'sys_normal_disable', status: 'use', column: { width: 80 } },
    createTimeField(),
  ],
};

const idsOf = (users: readonly ServerRecord[]) => users.map(({ userId }) => textOf(userId)).join(',');

/** One call for all selected users. */
const forAll =
  (call: string): NonNullable<SelectionAction['call']> =>
  (users, { roleId }) => ({
    method: 'PUT',
    url: `${PATH}/${call}?roleId=${encodeURIComponent(textOf(roleId))}&userIds=${encodeURIComponent(idsOf(users))}`,
  });

const MEMBERS: UserList = {
  ...USERS,
  title: '已授权用户',
  listPath: 'allocatedList',
  rowActions: [
    {
      key: 'cancel',
      label: '取消授权',
      permission: 'edit',
      danger: true,
      question: (name) => `是否确认取消用户“${name}”的授权？`,
      each: ({ userId }, _asked, { roleId }) => ({ method: 'PUT', url: `${PATH}/cancel`, body: { userId, roleId } }),
      done: '取消授权成功',
    },
  ],
  selectionActions: [
    {
      key: 'cancelAll',
      label: '批量取消授权',
      permission: 'edit',
      danger: true,
      question: (count) => `是否确认取消选中的 ${count} 名用户的授权？`,
      call: forAll('cancelAll'),
      done: '取消授权成功',
    },
  ],
};

const OTHERS: UserList = {
  ...USERS,
  title: '添加用户',
  listPath: 'unallocatedList',
  selectionActions: [
    { key: 'selectAll', label: '授权选中的用户', permission: 'edit', call: forAll('selectAll'), done: '授权成功' },
  ],
};

/** 分配用户: the users who have a role, and those who could get it. */
export const RoleUsersDialog = recordsDialog('分配用户', 'roleId', 'roleName', MEMBERS, OTHERS);
