import { Tabs } from 'antd';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { registerResource } from '@/resource/api/resourceRegistry';
import { useListQuery } from '@/resource/query/useListQuery';
import { type ActionDialogProps, type Resource, type SelectionAction } from '@/resource/Resource';
import { ResourcePanel } from '@/resource/ResourcePanel';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { USER_PERSON, userCell } from './userPerson';

const PATH = '/system/role/authUser';
const TABLE_HEIGHT_PX = 320;

const USERS: Resource = {
  noun: '用户',
  path: PATH,
  id: 'userId',
  measure: '名',
  nameField: 'userName',
  person: USER_PERSON,
  permission: 'system:role',
  can: [],
  fields: [
    { name: 'userName', label: '账号', query: true, column: { title: '姓名', render: userCell } },
    { name: 'dept.deptName', label: '所属党组织', column: true },
    { name: 'phonenumber', label: '手机号码', query: true, column: { width: 130 } },
    { name: 'email', label: '邮箱', column: { hidden: true } },
    { name: 'status', label: '状态', kind: 'dict', dict: 'sys_normal_disable', status: 'use', column: { width: 80 } },
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

const members = registerResource({
  ...USERS,
  listPath: 'allocatedList',
  rowActions: [
    {
      key: 'cancel',
      label: '取消授权',
      permission: 'edit',
      danger: true,
      question: (name) => `是否确认取消用户“${name}”的授权？`,
      call: ({ userId }, { roleId }) => ({ method: 'PUT', url: `${PATH}/cancel`, body: { userId, roleId } }),
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
});

const others = registerResource({
  ...USERS,
  listPath: 'unallocatedList',
  selectionActions: [
    { key: 'selectAll', label: '授权选中的用户', permission: 'edit', call: forAll('selectAll'), done: '授权成功' },
  ],
});

function UsersPanel({ resource, roleId }: { resource: Resource; roleId: unknown }) {
  const list = useListQuery(resource, 'dialog');
  return <ResourcePanel resource={resource} list={list} scope={{ roleId }} height={TABLE_HEIGHT_PX} />;
}

/** 分配用户: the users who have a role, and those who could get it. */
export function RoleUsersDialog({ record: { roleId, roleName }, onClose }: ActionDialogProps) {
  return (
    <DraggableModal
      open
      title={`分配用户：${textOf(roleName)}`}
      width={880}
      onCancel={onClose}
      footer={<ModalButtons okText="关闭" onOk={onClose} />}
    >
      <Tabs
        destroyOnHidden
        styles={{ header: { marginBottom: 12 } }}
        items={[
          { key: 'members', label: '已授权用户', children: <UsersPanel resource={members} roleId={roleId} /> },
          { key: 'others', label: '添加用户', children: <UsersPanel resource={others} roleId={roleId} /> },
        ]}
      />
    </DraggableModal>
  );
}
