import { Alert, Button, Checkbox, Empty, Flex, Spin } from 'antd';
import { useState } from 'react';
import { textOf } from '@/lib/record/ServerRecord';
import { useChoicesQuery } from '@/resource/api/choiceEndpoints';
import { UnreadAlert } from '@/resource/form/UnreadField';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import type { ActionDialogProps } from '@/resource/Resource';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import { readAssignedRoles, roleIdOf as idOf, roleIdsOf } from './assignedRoles';
import { userText } from './userPerson';

/** 分配角色 */
export function AssignRolesDialog({ record, run, onClose }: ActionDialogProps) {
  const { userId } = record;
  const url = `/system/user/authRole/${encodeURIComponent(textOf(userId))}`;
  const { currentData, isFetching, isError, refetch } = useChoicesQuery(
    { url, tag: '/system/role' },
    { refetchOnMountOrArgChange: true },
  );
  const [edited, setEdited] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const assigned = readAssignedRoles(isFetching ? undefined : currentData);
  const { roles, given } = assigned;
  const chosen = roleIdsOf(assigned, edited);
  const isEdited = roles.some((role) => chosen.includes(idOf(role)) !== (given ?? []).includes(idOf(role)));
  const question = useLeaveConfirm(isEdited, { isKept: false, onLeave: onClose });
  const close = () => !busy && void question.close();
  const send = async () => {
    setBusy(true);
    const query = new URLSearchParams({ userId: textOf(userId), roleIds: chosen.join(',') });
    const isDone = await run({ method: 'PUT', url: `/system/user/authRole?${query.toString()}` });
    setBusy(false);
    if (!isDone) return;
    toast.success('分配角色成功');
    onClose();
  };
  const list = () => {
    if (isError) {
      const again = <Button onClick={() => void refetch()}>重试</Button>;
      return <Alert type="error" role="alert" title="角色加载失败" action={again} />;
    }
    if (isFetching) return <Spin />;
    if (roles.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="暂无角色" />;
    if (!given && !edited) {
      return <UnreadAlert problem="服务器没有返回该用户已有的角色" onChooseAnew={() => setEdited([])} />;
    }
    return (
      <Checkbox.Group value={roles.map(idOf).filter((id) => chosen.includes(id))} disabled={busy} onChange={setEdited}>
        <Flex vertical gap="small">
          {roles.map((role) => (
            <Checkbox key={idOf(role)} value={idOf(role)} disabled={textOf(role['status']) === '1'}>
              {textOf(role['roleName'])}（{textOf(role['roleKey'])}）
            </Checkbox>
          ))}
        </Flex>
      </Checkbox.Group>
    );
  };
  return (
    <DraggableModal
      open
      title={`分配角色：${userText(record)}`}
      width={480}
      onCancel={close}
      footer={<ModalButtons okText="保存" busy={busy} disabled={!isEdited} onOk={() => void send()} onCancel={close} />}
    >
      {list()}
    </DraggableModal>
  );
}
