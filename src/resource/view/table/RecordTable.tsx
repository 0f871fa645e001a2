import { Skeleton, Table, type TableColumnType, theme } from 'antd';
import type { ReactNode } from 'react';
import { USUAL_LETTERS } from '@/config/theme/themeSchema';
import { AMOUNT_CELL } from '@/lib/copyWithoutTheme';
import { createId } from '@/lib/createId';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { useWidth } from '@/ui/screen/useWidth';
import { copyRows } from '@/ui/table/copyRows';
import type { Field } from '../../model/Field';
import { columnOf, wordsOf } from '../../model/FieldBase';
import { kindOf } from '../../model/Field';
import type { useRecordActions } from '../actions/useRecordActions';
import type { ListQuery } from '../../model/listQuery';
import { canBeChosen, namesOf, type Resource } from '../../model/Resource';
import { FieldCell } from './FieldCell';
import styles from './RecordTable.module.css';
import { actionsWidth, RowActions } from './RowActions';
import type { useExpandedRows } from './useExpandedRows';

/** Keeps antd from nesting rows where there is no tree: no record has a field of this name. */
const FLAT = { childrenColumnName: createId() };

const TABLE_HEAD_PX = 40;
const SELECTION_PX = 32;

/**
 * A column without a width needs about the first; in larger letters, at which names are not cut but the table scrolls
 * sideways (§17.10), the second. It gains nothing beyond the third.
 */
const LEAST_PX = 90;
const WHOLE_PX = 154;
const MOST_PX = 380;

interface Widths {
  /** Width of the whole table when it has no room to spare. */
  least: number;
  /** Width of a column without one of its own; undefined where such columns share what the others leave. */
  free: number | undefined;
}

/**
 * The widths of a table in so many pixels of room, 0 if that is unknown. Columns without a width share what is left, up
 * to a limit; beyond it all columns grow alike.
 *
 * @param scale of the letters
 */
export function columnWidths(widths: readonly (number | undefined)[], room: number, scale = 1): Widths {
  const fixed = widths.reduce<number>((sum, width = 0) => sum + width, 0);
  const count = widths.filter((width) => width === undefined).length;
  const most = MOST_PX * scale;
  const least = scale > 1 ? WHOLE_PX : LEAST_PX;
  return { least: fixed + count * least * scale, free: room - fixed > count * most ? most : undefined };
}

/** What a table and cards need. */
export interface ListProps {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  /** Of a tree: its roots, with `children`. */
  rows: readonly ServerRecord[];
  keyOfRow: (record: ServerRecord) => string;
  /** The columns that are shown. */
  fields: readonly Field[];
  tree: (Pick<ReturnType<typeof useExpandedRows>, 'expandable'> & { isLong: boolean }) | undefined;
  /** Keys of the selected rows; undefined: rows cannot be selected. */
  selected: readonly string[] | undefined;
  onSelect: (keys: string[]) => void;
  isLoading: boolean;
  /** Rows of a page, for the placeholder while the first one loads. */
  pageSize: number;
  empty: ReactNode;
  /** Height of a table in pixels. */
  height: number;
  sort: ListQuery['sort'];
  onSort: (sort: ListQuery['sort']) => void;
  printing: boolean;
}

/** The tooltip of a value that is cut; undefined where the page draws more than words, or it is private. */
export function wholeText(field: Field, record: ServerRecord): string | undefined {
  if (field.private) return undefined;
  const { render = () => wordsOf(field, record) || textOf(valueAt(record, field.name)) } = columnOf(field);
  const shown = render(record);
  return typeof shown === 'string' ? shown : undefined;
}

/** Whether a list shows nothing of a field. */
export function isMissing(field: Field, record: ServerRecord): boolean {
  const { render = () => wordsOf(field, record) || textOf(valueAt(record, field.name)) } = columnOf(field);
  return !render(record);
}

type Column = TableColumnType<ServerRecord> & { width?: number };

/** antd's columns of the fields, and of the actions of rows; `scale` is that of the letters. */
function columnsOf({ resource, actions, fields, rows, sort, printing }: ListProps, scale: number): Column[] {
  const { read } = actions;
  const titleField = read && fields.find(({ name }) => namesOf(resource).includes(name))?.name;
  const columns = fields.map((field): Column => {
    const { name, label } = field;
    const { isCut, isNumeric } = kindOf(field);
    // A place is typed in a field, which begins where its column begins.
    const isAmount = isNumeric && actions.order.field !== field;
    const { title = label, width, sortable = false, render } = columnOf(field);
    const cell = (record: ServerRecord) => {
      const value = (
        <FieldCell resource={resource} actions={actions} field={field} record={record} readOnly={printing} />
      );
      // The name of a record opens what is known of it.
      if (printing || !read || name !== titleField) return value;
      return (
        <button type="button" className={styles.name} onClick={() => read(record)}>
          {isMissing(field, record) ? actions.nameOf(record) : value}
        </button>
      );
    };
    const column = {
      key: name,
      title,
      ...(isAmount && { align: 'end' as const, className: `${styles.number} ${AMOUNT_CELL}` }),
      render: (_: unknown, row: ServerRecord) => cell(row),
    };
    // On paper the columns share the width as their texts need it.
    if (printing) return column;
    return {
      ...column,
      // Cut where the column is too narrow; the tooltip shows it whole. What a page draws has the width that it needs.
      ...(isCut &&
        (!render || width === undefined) && {
          ellipsis: { showTitle: false },
          onCell: (record) => ({ title: wholeText(field, record) }),
        }),
      ...(width !== undefined && { width: width * scale }),
      ...(sortable && {
        sorter: true,
        sortOrder: sort?.name === name ? (sort.descending ? 'descend' : 'ascend') : null,
      }),
    };
  });
  if (actions.rowActions.length === 0 || printing) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: '操作',
      width: actionsWidth(actions.rowActions, rows) * scale,
      fixed: 'end',
      render: (_value, record) => <RowActions record={record} actions={actions} />,
    },
  ];
}

/** A page of records as a table. */
export function RecordTable(props: ListProps) {
  const { resource, actions, rows, keyOfRow, tree, height, selected, onSelect, onSort } = props;
  const { isLoading, pageSize, printing } = props;
  const scale = theme.useToken().token.fontSize / USUAL_LETTERS;
  const columns = columnsOf(props, scale);
  const [room, roomWidth] = useWidth<HTMLDivElement>();
  const widths = [...columns.map(({ width }) => width), selected ? SELECTION_PX : 0];
  const { least, free } = columnWidths(widths, printing ? 0 : (roomWidth ?? 0), scale);
  const table = (
    <Table<ServerRecord>
      rowKey={keyOfRow}
      size="small"
      columns={free === undefined ? columns : columns.map((column) => ({ width: free, ...column }))}
      dataSource={rows}
      loading={isLoading && rows.length > 0}
      pagination={false}
      {...(!printing && { scroll: { x: least, y: height - TABLE_HEAD_PX } })}
      expandable={tree?.expandable ?? FLAT}
      virtual={tree?.isLong ?? false}
      {...(selected && {
        rowSelection: {
          columnWidth: SELECTION_PX,
          selectedRowKeys: [...selected],
          onChange: (keys) => onSelect(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
          getCheckboxProps: (record: ServerRecord) => ({
            disabled: !canBeChosen(resource, record),
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
  return (
    <div ref={room} className={styles.table} onCopy={copyRows}>
      {/* Not before the width is known: rendering a hundred rows again would take as long again. */}
      {roomWidth !== undefined && table}
    </div>
  );
}
