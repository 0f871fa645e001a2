import { FilterOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { PopoverDialog } from '../popover/PopoverDialog';

export interface ToolbarColumn {
  key: string;
  title: string;
}

interface ColumnsControlProps {
  columns: readonly ToolbarColumn[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

function ColumnsControl({ columns, hidden, onChange }: ColumnsControlProps) {
  const [open, setOpen] = useState(false);
  const keys = columns.map(({ key }) => key);
  const list = (
    <Checkbox.Group
      style={{ flexDirection: 'column', gap: 8 }}
      value={keys.filter((key) => !hidden.includes(key))}
      options={columns.map(({ key, title }) => ({ value: key, label: title }))}
      onChange={(shown) => onChange(keys.filter((key) => !shown.includes(key)))}
    />
  );
  return (
    <PopoverDialog label="显隐列" open={open} onOpenChange={setOpen} content={list}>
      <Button shape="circle" icon={<SettingOutlined aria-hidden />} aria-label="显隐列" title="显隐列" />
    </PopoverDialog>
  );
}

interface Props {
  searchShown: boolean;
  /** Shows or hides the query form; if left out, there is no button for it. */
  onSearchToggle?: (shown: boolean) => void;
  onRefresh: () => void;
  refreshing?: boolean;
  /** The table's columns; if left out, there is no button to choose them. */
  columns?: readonly ToolbarColumn[];
  hidden?: readonly string[];
  onHiddenChange?: (hidden: string[]) => void;
}

/** The round buttons above a table: hide the search, refresh, choose columns (§2.71, §16.2). */
export function RightToolbar({
  searchShown,
  onSearchToggle,
  onRefresh,
  refreshing = false,
  columns,
  hidden = [],
  onHiddenChange,
}: Props) {
  const searchLabel = searchShown ? '隐藏搜索' : '显示搜索';
  return (
    <Flex gap="small" role="toolbar" aria-label="表格工具">
      {onSearchToggle && (
        <Tooltip title={searchLabel}>
          <Button
            shape="circle"
            icon={<FilterOutlined aria-hidden />}
            aria-label={searchLabel}
            aria-pressed={!searchShown}
            onClick={() => onSearchToggle(!searchShown)}
          />
        </Tooltip>
      )}
      <Tooltip title="刷新">
        <Button
          shape="circle"
          icon={<ReloadOutlined aria-hidden spin={refreshing} />}
          aria-label="刷新"
          aria-busy={refreshing}
          onClick={onRefresh}
        />
      </Tooltip>
      {columns && onHiddenChange && <ColumnsControl columns={columns} hidden={hidden} onChange={onHiddenChange} />}
    </Flex>
  );
}
