import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { downloadForm } from '@/features/download/downloadFile';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import type { ListParams } from '../api/recordEndpoints';
import { ImportDialog } from '../parts/ImportDialog';
import type { useRecordActions } from '../parts/useRecordActions';
import { exportPathOf, type Resource } from '../Resource';
import { directTools, type Folding, tableTools } from './tableTools';

interface Props {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  /** Of a tree table. */
  folding?: Folding;
  /** Fields of the export's form. */
  exported: ListParams;
  /** The selected records; undefined: rows cannot be selected. */
  chosen: readonly ServerRecord[] | undefined;
}

/** The buttons above a table: add, the resource's own ones, import, export, delete. */
export function ResourceTools({ resource, actions, folding, exported, chosen }: Props) {
  const { noun, importing } = resource;
  const dispatch = useAppDispatch();
  const narrow = useNarrowScreen();
  const [isImporting, setImporting] = useState(false);
  const tools = tableTools({
    resource,
    actions,
    folding,
    chosen,
    onImport: () => setImporting(true),
    onExport: () => void dispatch(downloadForm(exportPathOf(resource), exported, `${noun}.xlsx`)),
  });
  const direct = narrow ? directTools(tools) : tools.filter(({ isFolded }) => !isFolded);
  const others = tools.filter((tool) => !direct.includes(tool));
  return (
    <Flex wrap gap="small">
      {direct.map(({ key, label, icon, isPrimary, danger = false, disabled = false, onChoose }) => (
        <Button
          key={key}
          type={isPrimary ? 'primary' : 'default'}
          icon={icon}
          danger={danger}
          disabled={disabled}
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
          actions={others.map(({ key, label, icon, danger = false, disabled = false, onChoose }) => ({
            key,
            label,
            icon,
            danger,
            disabled,
            onChoose,
          }))}
        />
      )}
      {importing && isImporting && (
        <ImportDialog resource={resource} importing={importing} onClose={() => setImporting(false)} />
      )}
    </Flex>
  );
}
