import {
  DeleteOutlined,
  DownloadOutlined,
  EllipsisOutlined,
  NodeCollapseOutlined,
  NodeExpandOutlined,
  PlusOutlined,
  SaveOutlined,
  UndoOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { downloadForm } from '@/features/download/downloadFile';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { type MenuAction, MenuButton } from '@/ui/actionMenu/MenuButton';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useConfirm } from '@/ui/dialog/confirmations';
import { type ListParams, matchedField, withParams } from '../../model/listQuery';
import { ExportDialog } from '../ExportDialog';
import { ImportDialog } from '../ImportDialog';
import type { useRecordActions } from '../actions/useRecordActions';
import { exportPathOf, type Resource } from '../../model/Resource';

/** A button above a table. */
export interface TableTool extends MenuAction {
  isPrimary?: boolean;
  /** Whether it always stands behind ⋯. */
  isFolded?: boolean;
  /** Whether it is for the selected records. */
  isForChosen?: boolean;
  busy?: boolean;
}

/** The tools that stay outside the menu on a narrow screen: the first one, and those for the selected records. */
export function directTools(tools: readonly TableTool[]): readonly TableTool[] {
  if (tools.length === 1) return tools;
  const direct = tools.filter(({ isPrimary, isForChosen, disabled }) => isPrimary ?? (isForChosen && !disabled));
  return direct.length > 0 ? direct : tools.filter(({ danger }) => !danger).slice(0, 1);
}

interface Props {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  /** For a tree table: opens or folds all rows. */
  folding: { areOpen: boolean; toggleAll: () => void } | undefined;
  /** Fields of the export's form. */
  exported: ListParams;
  /** How many records the filter has. */
  total: number;
  /** Rows were matched here: the server's export knows nothing of that. */
  isMatched: boolean;
  /** The selected records; undefined: rows cannot be selected. */
  chosen: readonly ServerRecord[] | undefined;
}

/** The buttons above a table: add, the resource's own ones, import, export, delete. */
export function ResourceTools({ resource, actions, folding, exported, total, isMatched, chosen }: Props) {
  const { can, add, mayRun, tools: ownTools, run, runOnAll, remove, order } = actions;
  const { noun, selectionActions = [], exportAsk } = resource;
  const dispatch = useAppDispatch();
  const narrow = useNarrowScreen();
  const [isImporting, setImporting] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const confirm = useConfirm();
  const exportAll = async () => {
    const field = matchedField(resource)?.label ?? '';
    const text = `服务器不能按${field}导出，将导出其他条件下的全部${noun}。是否继续？`;
    if (isMatched && !(await confirm(text))) return;
    if (exportAsk && mayRun(exportAsk)) setExporting(true);
    else save(exported);
  };
  const save = (form: ListParams) => void dispatch(downloadForm(exportPathOf(resource), form, `${noun}.xlsx`));
  const forChosen = (tool: MenuAction): TableTool => ({
    ...tool,
    label: chosen?.length ? `${tool.label} (${chosen.length})` : tool.label,
    isForChosen: true,
    disabled: !chosen?.length,
  });
  const tools: readonly TableTool[] = [
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
    order.field && {
      key: 'order',
      label: order.count > 0 ? `保存排序 (${order.count})` : '保存排序',
      icon: <SaveOutlined aria-hidden />,
      isForChosen: true,
      disabled: order.count === 0,
      busy: order.busy,
      onChoose: () => void order.save(),
    },
    order.count > 0 && {
      key: 'dropOrder',
      label: '放弃排序修改',
      icon: <UndoOutlined aria-hidden />,
      onChoose: order.drop,
    },
    ...ownTools.filter((tool) => tool.when?.({}) ?? true).map((action) => ({ ...action, onChoose: () => run(action) })),
    can('import') && {
      key: 'import',
      label: '导入',
      icon: <UploadOutlined aria-hidden />,
      onChoose: () => setImporting(true),
    },
    can('export') &&
      exportPathOf(resource) !== '' && {
        key: 'export',
        label: '导出',
        icon: <DownloadOutlined aria-hidden />,
        onChoose: () => void exportAll(),
      },
    ...(chosen ? selectionActions.filter(mayRun) : []).map((action) =>
      forChosen({ ...action, onChoose: () => runOnAll(action, chosen ?? []) }),
    ),
    chosen &&
      can('remove') &&
      forChosen({
        key: 'remove',
        label: '删除',
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        onChoose: () => remove(chosen.filter((record) => !resource.isLocked?.(record))),
      }),
  ].filter((tool) => tool !== false && tool !== undefined);
  const direct = narrow ? directTools(tools) : tools.filter(({ isFolded }) => !isFolded);
  const others = tools.filter((tool) => !direct.includes(tool));
  return (
    <Flex wrap gap="small">
      {direct.map(({ key, label, icon, isPrimary, danger = false, disabled = false, busy = false, onChoose }) => (
        <Button
          key={key}
          type={isPrimary ? 'primary' : 'default'}
          icon={icon}
          danger={danger}
          disabled={disabled}
          loading={busy}
          onClick={onChoose}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <MenuButton
          type="default"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`${noun}的更多操作`}
          actions={others}
        />
      )}
      {isImporting && <ImportDialog resource={resource} onClose={() => setImporting(false)} />}
      {exportAsk && isExporting && (
        <ExportDialog
          noun={noun}
          question={exportAsk.question(total)}
          ask={exportAsk.ask}
          onExport={(asked) => save(withParams(exported, asked))}
          onClose={() => setExporting(false)}
        />
      )}
    </Flex>
  );
}
