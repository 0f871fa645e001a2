import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Field } from './Field';
import type { ColumnOptions } from './FieldBase';

/** What a page changes of a usual field; its functions get the whole record. */
type Own = Partial<Pick<Field, 'label' | 'query' | 'rangeSuffix' | 'column' | 'form'>>;

/** In use or not: a value of a dictionary whose first entry is `0`. */
export const statusField = (dict = 'sys_normal_disable', own: Own = {}): Field<'status'> => ({
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict,
  status: 'use',
  radio: true,
  query: true,
  column: { width: 80 },
  form: { initial: '0' },
  ...own,
});

/**
 * The column of a status that is switched in the table, by a call of its own, with these fields of the record:
 * `PUT {path}/changeStatus`.
 */
export const statusSwitchColumn = (
  path: string,
  ids: string | readonly string[],
  offMeans?: string,
  permission = 'edit',
): ColumnOptions => ({
  width: 64,
  toggle: {
    on: '0',
    off: '1',
    ...(offMeans !== undefined && { offMeans }),
    permission,
    call: (record: ServerRecord, status) => ({
      url: `${path}/changeStatus`,
      body: { ...Object.fromEntries([ids].flat().map((id) => [id, record[id]])), status },
    }),
  },
});

/** The place of a record among the others. Servers store a number beyond `max` as none. */
export const orderField = <const Name extends string>(name: Name, own: Own = {}) => ({
  name,
  label: '显示顺序',
  kind: 'number' as const,
  min: 0,
  max: 2_147_483_647,
  decimals: 0,
  column: { width: 100 },
  form: { required: true, initial: 1 },
  ...own,
});

/** How many of something there are, as somebody has counted. */
export const countField = <const Name extends string>(name: Name, label: string, own: Own = {}) => ({
  name,
  label,
  kind: 'number' as const,
  min: 0,
  decimals: 0,
  keepsValue: true as const,
  ...own,
});

export const createTimeField = (own: Own = {}): Field<'createTime'> => ({
  name: 'createTime',
  label: '创建时间',
  kind: 'time',
  column: { width: 150 },
  ...own,
});

/** The number by which the server knows a record, for who wants to see it. */
export const idField = <const Name extends string>(name: Name, label: string) => ({
  name,
  label,
  column: { width: 100, hidden: true },
});

/** A field that the server writes by itself: it is neither shown nor sent back (§19.5). */
export const byServer = <const Name extends string>(name: Name) => ({ name, label: name, byServer: true as const });

export const remarkField = (own: Own = {}): Field<'remark'> => ({
  name: 'remark',
  label: '备注',
  kind: 'lines',
  form: true,
  ...own,
});
