import {
  DeleteOutlined,
  DownloadOutlined,
  NodeCollapseOutlined,
  NodeExpandOutlined,
  PlusOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { downloadForm } from '@/features/download/downloadFile';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import type { ListParams } from '../api/recordEndpoints';
import { ImportDialog } from '../parts/ImportDialog';
import type { useRecordActions } from '../parts/useRecordActions';
import type { Resource } from '../Resource';

interface Props {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  /** Of a tree table. */
  folding?: { areOpen: boolean; toggleAll: () => void };
  /** Fields of the export's form. */
  exported: ListParams;
  /** The selected records; undefined: rows cannot be selected. */
  chosen: readonly ServerRecord[] | undefined;
}

/** The buttons above a table: add, the resource's own ones, import, export, delete. */
export function ResourceTools({ resource, actions, folding, exported, chosen }: Props) {
  const { can, add, mayRun, run, runOnAll, remove } = actions;
  const { noun, path, exportPath = `${path}/export`, tools = [], selectionActions = [], importing } = resource;
  const dispatch = useAppDispatch();
  const [isImporting, setImporting] = useState(false);
  return (
    <Flex wrap gap="small">
      {can('add') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
          新增
        </Button>
      )}
      {folding && (
        <Button
          icon={folding.areOpen ? <NodeCollapseOutlined aria-hidden /> : <NodeExpandOutlined aria-hidden />}
          onClick={folding.toggleAll}
        >
          {folding.areOpen ? '全部折叠' : '全部展开'}
        </Button>
      )}
      {tools.filter(mayRun).map((action) => (
        <Button key={action.key} icon={action.icon} danger={action.danger ?? false} onClick={() => run(action)}>
          {action.label}
        </Button>
      ))}
      {importing && can('import') && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
          导入
        </Button>
      )}
      {can('export') && exportPath !== '' && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void dispatch(downloadForm(exportPath, exported, `${noun}.xlsx`))}
        >
          导出
        </Button>
      )}
      {chosen &&
        selectionActions.filter(mayRun).map((action) => (
          <Button
            key={action.key}
            icon={action.icon}
            danger={action.danger ?? false}
            disabled={chosen.length === 0}
            onClick={() => runOnAll(action, chosen)}
          >
            {chosen.length === 0 ? action.label : `${action.label} (${chosen.length})`}
          </Button>
        ))}
      {chosen && can('remove') && (
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => remove(chosen)}
        >
          {chosen.length === 0 ? '删除' : `删除 (${chosen.length})`}
        </Button>
      )}
      {importing && isImporting && (
        <ImportDialog resource={resource} importing={importing} onClose={() => setImporting(false)} />
      )}
    </Flex>
  );
}
