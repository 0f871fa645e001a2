import { Checkbox, Empty, Spin } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { dialect } from '@/config/appConfig';
import { textOf, isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { useChoicesQuery } from '@/resource/data/useChoices';
import { UnreadAlert } from '@/resource/view/form/RecordFields';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import { userText } from './userPerson';
import { isRecord } from '@/lib/isRecord';

const rolesIn = (holder: unknown): ServerRecord[] | undefined =>
  isRecord(holder) && Array.isArray(holder['roles']) ? holder['roles'].filter(isRecord) : undefined;

const hasId = ({ roleId }: ServerRecord) => !isEmpty(roleId);

/** The id of a role as text. */
export const roleIdOf = ({ roleId }: ServerRecord) => textOf(roleId);

interface AssignedRoles {
  /** The roles to choose from. */
  roles: readonly ServerRecord[];
  /** The ids of the user's own roles; some may be missing from `roles`. Undefined if the server did not send them. */
  given: readonly string[] | undefined;
}

/** Reads an answer of `GET /system/user/authRole/{id}`: own roles are marked by `flag`, and stand in the user. */
export function readAssignedRoles(answer: unknown): AssignedRoles {
  const all = rolesIn(answer) ?? [];
  const roles = all.filter(hasId);
  const own = isRecord(answer) ? rolesIn(answer['user']) : undefined;
  const isMarked = roles.length === all.length && roles.some(({ flag }) => typeof flag === 'boolean');
  const isListed = own?.every(hasId) === true;
  if (!isMarked && !isListed) return { roles, given: undefined };
  const marked = roles.filter(({ flag }) => flag === true);
  return { roles, given: [...new Set([...marked, ...(own ?? []).filter(hasId)].map(roleIdOf))] };
}

/** Whether an answer says that there is no such user: it has none, and no role that would be the user's. */
export const saysNoUser = (answer: unknown): boolean =>
  isRecord(answer) && !isRecord(answer['user']) && !rolesIn(answer)?.some(({ flag }) => flag === true);

/** The ids that a save sends. It replaces all, so roles that cannot be chosen are sent too. */
export const roleIdsOf = ({ roles, given = [] }: AssignedRoles, edited?: readonly string[]): readonly string[] => {
  if (!edited) return given;
  const shown = new Set(roles.map(roleIdOf));
  return [...edited, ...given.filter((id) => !shown.has(id))];
};

/** 分配角色 */
export function AssignRolesDialog({ record, run, onClose, onGone }: ActionDialogProps) {
  const { userId } = record;
  const url = `/system/user/authRole/${encodeURIComponent(textOf(userId))}`;
  const { currentData, isFetching, isError, refetch } = useChoicesQuery(
    { url, tag: '/system/role' },
    { refetchOnMountOrArgChange: true },
  );
  const [edited, setEdited] = useState<string[]>();
  const toast = useToast();
  const isGone = !isFetching && saysNoUser(currentData);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const assigned = readAssignedRoles(isFetching ? undefined : currentData);
  const { roles, given } = assigned;
  const chosen = roleIdsOf(assigned, edited);
  const isEdited = roles.some((role) => chosen.includes(roleIdOf(role)) !== (given ?? []).includes(roleIdOf(role)));
  // The server would say that it is done, and change nothing.
  const isRefused = dialect().needsRole && chosen.length === 0;
  const send = async () => {
    const query = new URLSearchParams({ userId: textOf(userId), roleIds: chosen.join(',') });
    const isDone = await run({ method: 'PUT', url: `/system/user/authRole?${query.toString()}` });
    if (isDone) toast.success('分配角色成功');
    return isDone;
  };
  const list = (busy: boolean) => {
    if (isError) return <LoadFailure title="角色加载失败" retry={() => void refetch()} />;
    if (isFetching || isGone) return <Spin />;
    if (roles.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="暂无角色" />;
    if (!given && !edited) {
      return <UnreadAlert problem="服务器没有返回该用户已有的角色" onChange={setEdited} />;
    }
    return (
      <>
        {isRefused && <p role="alert">至少保留一个角色。要收回最后一个角色，请在角色管理的“分配用户”中取消授权。</p>}
        <Checkbox.Group
          style={{ flexDirection: 'column', gap: 8 }}
          value={roles.map(roleIdOf).filter((id) => chosen.includes(id))}
          disabled={busy}
          options={roles.map((role) => ({
            value: roleIdOf(role),
            label: `${textOf(role['roleName'])}（${textOf(role['roleKey'])}）`,
            disabled: textOf(role['status']) === '1',
          }))}
          onChange={setEdited}
        />
      </>
    );
  };
  return (
    <FormDialog
      title={`分配角色：${userText(record)}`}
      width={480}
      okText="保存"
      disabled={!isEdited || isRefused}
      isEdited={isEdited}
      send={send}
      onClose={onClose}
    >
      {({ busy }) => list(busy)}
    </FormDialog>
  );
}
