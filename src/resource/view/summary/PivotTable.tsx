import { type GetRef, Table, type TableColumnType, theme } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** Letters that the first column, and the others at least and at most, have room for. */
const HEAD_LETTERS = { wide: 15, narrow: 7 };
const COLUMN_LETTERS = { least: 5, most: 8 };
const CELL_PADDING_PX = 17;
const TOTAL = '合计';

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
  const letter = theme.useToken().token.fontSize;
  const box = useRef<GetRef<typeof Table>>(null);
  // A summary without links is scrolled by keys too.
  useLayoutEffect(() => {
    box.current?.nativeElement.querySelector('.ant-table-content')?.setAttribute('tabindex', '0');
  }, []);
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
  const widthOf = (letters: number) => letters * letter + CELL_PADDING_PX;
  const columnWidths = [...columns.map(({ label }) => label), TOTAL].map(({ length }) =>
    widthOf(Math.min(Math.max(length, COLUMN_LETTERS.least), COLUMN_LETTERS.most)),
  );
  const headWidth = widthOf(narrow ? HEAD_LETTERS.narrow : HEAD_LETTERS.wide);
  const totalText = (cell: PivotCell | undefined) => (cell ? cellText(resource, pivot, cell) : '');
  const tableColumns: TableColumnType<Row>[] = [
    {
      key: 'head',
      title: head,
      dataIndex: 'label',
      fixed: 'start',
      rowScope: 'row',
      width: headWidth,
    },
    ...columns.map((column, at): TableColumnType<Row> => ({
      key: column.key,
      title: column.label,
      align: 'center',
      width: columnWidths[at] ?? 0,
      onCell: (row) => ({ className: styles[markAt(row.at, at) ?? 'plain'] ?? '' }),
      render: (_value, row) => cellAt(row, column, at),
    })),
    {
      key: 'total',
      title: TOTAL,
      align: 'center',
      width: columnWidths.at(-1) ?? 0,
      className: styles.total ?? '',
      render: (_value, row) => totalText(ofRows[row.at]),
    },
  ];
  return (
    <Table<Row>
      ref={box}
      className={styles.pivot ?? ''}
      rowKey="key"
      size="small"
      bordered
      caption={title}
      columns={tableColumns}
      dataSource={rows.map((entry, at) => ({ ...entry, at }))}
      pagination={false}
      loading={!table}
      scroll={{ x: columnWidths.reduce((sum, width) => sum + width, headWidth) }}
      summary={() =>
        total && (
          <Table.Summary.Row className={styles.total ?? ''}>
            <Table.Summary.Cell index={0}>{TOTAL}</Table.Summary.Cell>
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
