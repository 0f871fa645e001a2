import { Skeleton, Table } from 'antd';
import { createId } from '@/lib/createId';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { copyRows } from '@/ui/table/copyRows';
import { tableColumns } from './tableColumns';
import type { ListProps } from './ListProps';
import styles from './RecordTable.module.css';

/** Rows lie below one another only in a tree: no record has a field of this name. */
const FLAT = { childrenColumnName: createId() };

const TABLE_HEAD_PX = 40;
const SELECTION_PX = 32;
/** Columns without a width need about this much. */
const COLUMN_PX = 110;

/** A page of records as a table. */
export function RecordTable(props: ListProps) {
  const { resource, actions, rows, keyOfRow, hidden, tree, height, selected, onSelect, sort, onSort } = props;
  const { isLoading, pageSize, printing } = props;
  const isEmpty = rows.length === 0;
  const columns = tableColumns({ resource, actions, sort, printing }).filter(({ key }) => !hidden.includes(key));
  const width = columns.reduce((sum, column) => sum + Number(column.width ?? COLUMN_PX), selected ? SELECTION_PX : 0);
  const table = (
    <Table<ServerRecord>
      rowKey={keyOfRow}
      size="small"
      columns={columns}
      dataSource={rows}
      loading={isLoading && !isEmpty}
      pagination={false}
      {...(!printing && { scroll: { x: width, y: height - TABLE_HEAD_PX } })}
      expandable={tree?.expandable ?? FLAT}
      virtual={tree?.isLong ?? false}
      {...(selected && {
        rowSelection: {
          columnWidth: SELECTION_PX,
          selectedRowKeys: [...selected],
          onChange: (keys) => onSelect(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
          getCheckboxProps: (record: ServerRecord) => ({
            disabled: resource.isLocked?.(record) ?? false,
            'aria-label': `选择“${actions.nameOf(record)}”`,
          }),
        },
      })}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const { columnKey, order } = sorter;
        onSort(order ? { name: String(columnKey), descending: order === 'descend' } : undefined);
      }}
      locale={{
        emptyText: isLoading ? (
          <Skeleton active title={false} paragraph={{ rows: pageSize, width: '100%' }} className={styles.loading} />
        ) : (
          props.empty
        ),
      }}
    />
  );
  return <div onCopy={copyRows}>{table}</div>;
}
