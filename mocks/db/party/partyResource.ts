import type { Collection, Row } from '../resource/collection';
import type { Resource } from '../resource/Resource';
import { seesDepartment } from '../system/scopeOf';
import { checkKey, writtenFields, type Table } from './table';

interface Made {
  area: string;
  title: string;
  table: Table;
  rows: Collection<Row>;
  /** A unique key of the database. */
  key?: readonly [name: string, fields: readonly string[]];
}

/** A resource of `/party`: as RuoYi generates it, and with the lines that are `added` by hand. */
export function partyResource({ area, title, table, rows, key }: Made, added: Partial<Resource> = {}) {
  const id = table.columns[0]?.field ?? '';
  const made: Resource = {
    path: `/party/${area}`,
    id,
    permission: `party:${area}`,
    title,
    noun: title,
    name: id,
    rows,
    ...table.resource,
    order: id,
    gone: '操作失败',
    ...(key && { check: (row) => checkKey(rows, id, ...key, row) }),
  };
  const generated: Resource = {
    ...made,
    needsBothEnds: true,
    received: (sent) => writtenFields(table, sent),
    // Nothing says who made or changed a record.
    stored: (row, _sent, previous) => rows.put({ ...row, createBy: previous?.['createBy'] ?? '', updateBy: '' }),
  };
  const complete: Resource = {
    ...made,
    answersId: true,
    inScope: ({ deptId }, account) => seesDepartment(account, deptId),
    ...added,
    received({ createBy: _kept, ...sent }, previous, account) {
      return writtenFields(table, added.received?.(sent, previous, account) ?? sent);
    },
  };
  return { generated, complete };
}
