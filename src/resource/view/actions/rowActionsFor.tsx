import { permissionFor } from '@/lib/permission';
import { DeleteOutlined, EditOutlined, EyeOutlined, PlusOutlined, RightCircleOutlined } from '@ant-design/icons';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { MenuAction } from '@/ui/actionMenu/MenuButton';
import { useAccess } from '@/features/access/useAccess';
import { type Ability, offers, type Resource, type ResourceAction } from '../../model/Resource';
import { stepsFor } from '../../model/steps';

/** What the user may do with the records of a resource. */
export function useAbilities(resource: Resource) {
  const access = useAccess();
  return {
    can: (ability: Ability) =>
      offers(resource, ability) && (ability === 'detail' || access.hasAnyPermission(permissionFor(resource, ability))),
    mayRun: ({ permission }: Pick<ResourceAction, 'permission'>) =>
      permission === undefined || access.hasAnyPermission(permissionFor(resource, permission)),
  };
}

/** Something that a user may do with rows. */
export interface PossibleAction extends Pick<MenuAction, 'key' | 'label' | 'icon' | 'danger'> {
  /** Whether a row has it. */
  when: (record: ServerRecord) => boolean;
  /** It is for some states of a record only. A row that has it needs it now, so it stands first. */
  isForState: boolean;
  what: UsualAction | ResourceAction;
}

/** What rows of all descriptions may have. */
export type UsualAction = 'detail' | 'edit' | 'addBelow' | 'remove' | 'step';

/** The actions that rows may have, in their order: what deletes stands last. */
export function rowActionsFor(resource: Resource, { can, mayRun }: ReturnType<typeof useAbilities>): PossibleAction[] {
  const { tree, isLocked = () => false, isBuiltIn = () => false, rowActions = [], steps } = resource;
  const isFree = (record: ServerRecord) => !isLocked(record);
  const usual = (key: UsualAction, label: string, Icon: typeof EyeOutlined) => ({
    key,
    what: key,
    label,
    icon: <Icon aria-hidden />,
    danger: key === 'remove',
    isForState: false,
    when: (record: ServerRecord) =>
      (isFree(record) || !['edit', 'remove'].includes(key)) && !(key === 'remove' && isBuiltIn(record)),
  });
  const own = rowActions.filter(mayRun).map((action) => ({
    ...action,
    what: action,
    isForState: action.when !== undefined,
    when: action.when ?? isFree,
  }));
  const step = steps &&
    mayRun({ permission: permissionFor(steps.of, 'add') }) && {
      ...usual('step', '办理', RightCircleOutlined),
      isForState: true,
      when: (record: ServerRecord) => isFree(record) && stepsFor(steps, record).some(mayRun),
    };
  return [
    ...(step ? [step] : []),
    ...own.filter(({ isForState }) => isForState),
    ...(can('detail') ? [usual('detail', '详情', EyeOutlined)] : []),
    ...(can('edit') ? [usual('edit', '修改', EditOutlined)] : []),
    ...(tree && can('add') ? [usual('addBelow', '新增下级', PlusOutlined)] : []),
    ...own.filter(({ isForState }) => !isForState),
    ...(can('remove') && !offers(resource, 'removeTogether') ? [usual('remove', '删除', DeleteOutlined)] : []),
  ];
}
