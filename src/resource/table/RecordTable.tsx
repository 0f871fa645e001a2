import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppSelector } from '@/state/hooks';
import { selectIsPrinting } from '@/state/settings/settingsSlice';
import type { ListQuery } from '../query/listQuery';
import type { Resource } from '../Resource';
import type { Column } from './columns';

const TABLE_HEAD_PX = 40;
/** Columns without a width need about this much. */
const COLUMN_PX = 140;

interface Props {
  resource: Resource;
  columns: Column[];
  rows: readonly ServerRecord[];
  keyOfRow: (record: ServerRecord) => string;
  nameOf: (record: ServerRecord) => string;
  /** Of a tree table. */
  tree?: Pick<TableProps<ServerRecord>, 'expandable' | 'virtual'>;
  height: number;
  /** Keys of the selected rows; undefined: rows cannot be selected. */
  selected: readonly string[] | undefined;
  onSelect: (keys: string[]) => void;
  onSort: (sort: ListQuery['sort']) => void;
  isLoading: boolean;
  empty: ReactNode;
}

/** A page of records as a table. */
export function RecordTable(props: Props) {
  const { resource, columns, rows, keyOfRow, nameOf, tree, height, selected, onSelect, onSort, isLoading } = props;
  const printing = useAppSelector(selectIsPrinting);
  return (
    <Table<ServerRecord>
      rowKey={keyOfRow}
      size="small"
      columns={columns}
      dataSource={rows}
      loading={isLoading}
      pagination={false}
      {...(!printing && {
        scroll: {
          x: columns.reduce((sum, { width }) => sum + Number(width ?? COLUMN_PX), 0),
          y: height - TABLE_HEAD_PX,
        },
      })}
      {...tree}
      {...(selected && {
        rowSelection: {
          selectedRowKeys: [...selected],
          onChange: (keys) => onSelect(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
          getCheckboxProps: (record: ServerRecord) => ({
            disabled: resource.isLocked?.(record) ?? false,
            'aria-label': `选择“${nameOf(record)}”`,
          }),
        },
      })}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const { columnKey, order } = sorter;
        onSort(order ? { name: String(columnKey), descending: order === 'descend' } : undefined);
      }}
      locale={{ emptyText: isLoading ? ' ' : props.empty }}
    />
  );
}
