import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { useRouteMatch } from '@/state/routes/routeMatch';
import { paramsOf } from '@/state/routes/routeTree';
import { selectActiveKey } from '@/state/tabs/tabsSlice';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import type { ListQuery } from '../../model/listQuery';
import {
  type Axis,
  type AxisEntry,
  cellText,
  MARKS,
  markOf,
  type Pivot,
  type PivotCell,
  type PivotTable as Counted,
} from '../../model/pivot';
import { cellFilters } from '../../model/pivotFilters';
import type { Resource } from '../../model/Resource';
import styles from './PivotTable.module.css';

const HEAD_PX = { wide: 240, narrow: 116 };
const COLUMN_PX = 88;

interface Row extends AxisEntry {
  at: number;
}

interface Props {
  resource: Resource;
  pivot: Pivot;
  /** Undefined while it is loading. */
  table: Counted | undefined;
  /** The caption. */
  title: string;
  axes: { rows: Axis; columns: Axis };
  /** Head of the first column. */
  head: string;
  filters: ListQuery['filters'];
}

/** A summary as a table, which scrolls below its first column. A cell leads to its rows in the list. */
export function PivotTable({ resource, pivot, table, title, axes, head, filters }: Props) {
  const tab = useAppSelector(selectActiveKey);
  // The entry of the menu stays the same.
  const fixed = useRouteMatch()?.node.query;
  const narrow = useNarrowScreen();
  const { rows = [], columns = [], cells = [], ofRows = [], ofColumns = [], total } = table ?? {};
  const markAt = (row: number, column: number) => {
    const [cell, ofColumn] = [cells[row]?.[column], ofColumns[column]];
    return cell && ofColumn && markOf(pivot, cell, ofColumn);
  };
  const cellAt = (row: Row, column: AxisEntry, at: number): ReactNode => {
    const cell = cells[row.at]?.[at];
    const mark = markAt(row.at, at);
    if (!cell || mark === 'none') return '—';
    const text = (
      <>
        {(cell.rows > 0 || !mark) && cellText(resource, pivot, cell)} {mark && <em>{MARKS[mark]}</em>}
      </>
    );
    const asked = cellFilters(resource, filters, [
      [axes.rows, row.key],
      [axes.columns, column.key],
    ]);
    return asked ? (
      <Link to={{ search: String(new URLSearchParams(paramsOf({ ...fixed, ...asked }))) }} state={{ tab }}>
        {text}
      </Link>
    ) : (
      text
    );
  };
  const totalText = (cell: PivotCell | undefined) => (cell ? cellText(resource, pivot, cell) : '');
  const tableColumns: TableColumnType<Row>[] = [
    {
      key: 'head',
      title: head,
      dataIndex: 'label',
      fixed: 'start',
      rowScope: 'row',
      width: narrow ? HEAD_PX.narrow : HEAD_PX.wide,
    },
    ...columns.map((column, at): TableColumnType<Row> => ({
      key: column.key,
      title: column.label,
      align: 'center',
      width: COLUMN_PX,
      onCell: (row) => ({ className: styles[markAt(row.at, at) ?? 'plain'] ?? '' }),
      render: (_value, row) => cellAt(row, column, at),
    })),
    {
      key: 'total',
      title: '合计',
      align: 'center',
      width: COLUMN_PX,
      className: styles.total ?? '',
      render: (_value, row) => totalText(ofRows[row.at]),
    },
  ];
  return (
    <Table<Row>
      className={styles.pivot ?? ''}
      rowKey="key"
      size="small"
      bordered
      caption={title}
      columns={tableColumns}
      dataSource={rows.map((entry, at) => ({ ...entry, at }))}
      pagination={false}
      loading={!table}
      scroll={{ x: HEAD_PX.wide + (columns.length + 1) * COLUMN_PX }}
      summary={() =>
        total && (
          <Table.Summary.Row className={styles.total ?? ''}>
            <Table.Summary.Cell index={0}>合计</Table.Summary.Cell>
            {columns.map(({ key }, at) => (
              <Table.Summary.Cell key={key} index={at + 1} align="center">
                {totalText(ofColumns[at])}
              </Table.Summary.Cell>
            ))}
            <Table.Summary.Cell index={columns.length + 1} align="center">
              {totalText(total)}
            </Table.Summary.Cell>
          </Table.Summary.Row>
        )
      }
    />
  );
}
