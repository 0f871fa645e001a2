import {
  DeleteOutlined,
  DownloadOutlined,
  NodeCollapseOutlined,
  NodeExpandOutlined,
  PlusOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { MenuAction } from '@/ui/actionMenu/actionMenu';
import type { useRecordActions } from '../parts/useRecordActions';
import { exportPathOf, type Resource } from '../Resource';

/** A button above a table. */
export interface TableTool extends MenuAction {
  isPrimary?: boolean;
  /** Whether it always stands behind ⋯. */
  isFolded?: boolean;
  /** Whether it is for the selected records. */
  isForChosen?: boolean;
}

/** Opening and folding of all rows of a tree. */
export interface Folding {
  areOpen: boolean;
  toggleAll: () => void;
}

interface Options {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  folding?: Folding | undefined;
  /** The selected records; undefined: rows cannot be selected. */
  chosen: readonly ServerRecord[] | undefined;
  onImport: () => void;
  onExport: () => void;
}

/** What the user may do above a table, in the order of the buttons. */
export function tableTools({ resource, actions, folding, chosen, onImport, onExport }: Options): TableTool[] {
  const { can, add, mayRun, run, runOnAll, remove } = actions;
  const { tools = [], selectionActions = [], importing } = resource;
  const count = chosen?.length ?? 0;
  const forChosen = (key: string, label: string, tool: Omit<TableTool, 'key' | 'label'>): TableTool => ({
    ...tool,
    key,
    label: count === 0 ? label : `${label} (${count})`,
    isForChosen: true,
    disabled: count === 0,
  });
  const all: (TableTool | false | undefined)[] = [
    can('add') && {
      key: 'add',
      label: '新增',
      icon: <PlusOutlined aria-hidden />,
      isPrimary: true,
      onChoose: () => add(),
    },
    folding && {
      key: 'fold',
      label: folding.areOpen ? '全部折叠' : '全部展开',
      icon: folding.areOpen ? <NodeCollapseOutlined aria-hidden /> : <NodeExpandOutlined aria-hidden />,
      onChoose: folding.toggleAll,
    },
    ...tools.filter(mayRun).map((action) => ({ ...action, onChoose: () => run(action) })),
    importing !== undefined &&
      can('import') && { key: 'import', label: '导入', icon: <UploadOutlined aria-hidden />, onChoose: onImport },
    can('export') &&
      exportPathOf(resource) !== '' && {
        key: 'export',
        label: '导出',
        icon: <DownloadOutlined aria-hidden />,
        onChoose: onExport,
      },
    ...(chosen ? selectionActions.filter(mayRun) : []).map((action) =>
      forChosen(action.key, action.label, { ...action, onChoose: () => runOnAll(action, chosen ?? []) }),
    ),
    chosen &&
      can('remove') &&
      forChosen('remove', '删除', {
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        onChoose: () => remove(chosen),
      }),
  ];
  return all.filter((tool) => tool !== false && tool !== undefined);
}

/** On a narrow screen the other tools stand in a menu: those that remain are the first one, and what is for the chosen. */
export function directTools(tools: readonly TableTool[]): readonly TableTool[] {
  if (tools.length === 1) return tools;
  const direct = tools.filter(({ isPrimary, isForChosen, disabled }) => isPrimary ?? (isForChosen && !disabled));
  return direct.length > 0 ? direct : tools.filter(({ danger }) => !danger).slice(0, 1);
}
