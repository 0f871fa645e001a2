import type { TableColumnType } from 'antd';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { useRecordActions } from '../parts/useRecordActions';
import type { ListQuery } from '../query/listQuery';
import { columnOf, type Field, valueOf, wordsOf } from '../Field';
import { kindOf } from '../kinds/kindOf';
import { columnFields, type Resource } from '../Resource';
import { FieldCell } from './FieldCell';
import { actionsWidth, RowActions } from './RowActions';

type Column = TableColumnType<ServerRecord> & { key: string };

interface Options {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  sort: ListQuery['sort'];
  printing: boolean;
}

/** What the pointer tells of a value that is cut; nothing, where the page draws it. */
export const wholeText = (field: Field, record: ServerRecord): string | undefined =>
  columnOf(field).render ? undefined : wordsOf(field, record) || textOf(valueOf(field, record));

/** The columns of antd's table for a resource. */
export function tableColumns({ resource, actions, sort, printing }: Options): Column[] {
  const columns = columnFields(resource).map((field): Column => {
    const { name, label } = field;
    const { isCut, isNumeric } = kindOf(field);
    const { title = label, width, sortable = false, render } = columnOf(field);
    return {
      key: name,
      title,
      // Where it is too narrow; the pointer shows the whole.
      ...(isCut &&
        (!render || field.names) &&
        !printing && {
          ellipsis: { showTitle: false },
          onCell: (record: ServerRecord) => ({ title: wholeText(field, record) }),
        }),
      ...(isNumeric && { align: 'end' }),
      // On paper the columns share the width as their texts need it.
      ...(width !== undefined && !printing && { width }),
      ...(sortable &&
        !printing && {
          sorter: true,
          sortOrder: sort?.name === name ? (sort.descending ? 'descend' : 'ascend') : null,
        }),
      render: (_value, record) => (
        <FieldCell resource={resource} actions={actions} field={field} record={record} readOnly={printing} />
      ),
    };
  });
  if (actions.rowActions.length === 0 || printing) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: '操作',
      width: actionsWidth(actions.rowActions),
      fixed: 'end',
      render: (_value, record) => (
        <RowActions name={actions.nameOf(record)} record={record} actions={actions.rowActions} />
      ),
    },
  ];
}
