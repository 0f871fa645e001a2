import { DeleteOutlined, EditOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Resource, ResourceAction } from '../Resource';
import type { RowAction } from '../table/RowActions';
import type { useAbilities } from './useAbilities';

/** What becomes of a record when an action of its row is chosen. */
interface Handlers {
  detail: (record: ServerRecord) => void;
  edit: (record: ServerRecord) => void;
  addBelow: (record: ServerRecord) => void;
  remove: (record: ServerRecord) => void;
  run: (action: ResourceAction, record: ServerRecord) => void;
}

const LABELS = { detail: '详情', edit: '修改', addBelow: '新增下级', remove: '删除' };

/** The labels of all actions that a row may have, in the order of the row. */
export function actionLabels(
  { tree, removesTogether = false, rowActions = [] }: Resource,
  { can, mayRun }: ReturnType<typeof useAbilities>,
): string[] {
  const own = rowActions.filter(mayRun).map(({ label }) => label);
  return [
    ...(can('detail') ? [LABELS.detail] : []),
    ...(can('edit') ? [LABELS.edit] : []),
    ...(tree && can('add') ? [LABELS.addBelow] : []),
    ...(can('remove') && !removesTogether ? [LABELS.remove] : []),
    ...own,
  ];
}

/** What the user may do with a record, in the order of the row. */
export function rowActionsFor(
  record: ServerRecord,
  resource: Resource,
  { can, mayRun }: ReturnType<typeof useAbilities>,
  { detail, edit, addBelow, remove, run }: Handlers,
): RowAction[] {
  const { tree, isLocked, removesTogether = false, rowActions = [] } = resource;
  const isFree = !(isLocked?.(record) ?? false);
  const usual: [boolean, RowAction][] = [
    [
      can('detail'),
      { key: 'detail', label: LABELS.detail, icon: <EyeOutlined aria-hidden />, run: () => detail(record) },
    ],
    [
      can('edit') && isFree,
      { key: 'edit', label: LABELS.edit, icon: <EditOutlined aria-hidden />, run: () => edit(record) },
    ],
    [
      tree !== undefined && can('add'),
      { key: 'addBelow', label: LABELS.addBelow, icon: <PlusOutlined aria-hidden />, run: () => addBelow(record) },
    ],
    [
      can('remove') && isFree && !removesTogether,
      {
        key: 'remove',
        label: LABELS.remove,
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        run: () => remove(record),
      },
    ],
  ];
  const own = rowActions.filter((action) => mayRun(action) && (action.when?.(record) ?? isFree));
  return [
    ...usual.flatMap(([may, action]) => (may ? [action] : [])),
    ...own.map((action) => ({
      key: action.key,
      label: action.label,
      icon: action.icon,
      danger: action.danger ?? false,
      run: () => run(action, record),
    })),
  ];
}
