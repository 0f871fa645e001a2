import * as v from 'valibot';
import { dataOf } from '@/lib/http/envelope';
import { recordSchema } from '@/lib/recordSchema';
import type { CheckedResource } from './checkedResources';
import type { Session } from './probe';

type Fields = Record<string, unknown>;

export const PAGE_SIZE = 10;

const rowsSchema = v.array(recordSchema);
const tableSchema = v.object({ rows: v.nullable(rowsSchema), total: v.number() });

export interface Listed {
  rows: Fields[];
  total: number;
}

/** The first page of a list, or another one that the query asks for; of a tree all. */
export async function readList(
  { http }: Session,
  { path, isTree }: CheckedResource,
  query: Fields = {},
): Promise<Listed> {
  const params = isTree ? query : { pageNum: 1, pageSize: PAGE_SIZE, ...query };
  if (!isTree) {
    const { rows, total } = await http.get(`${path}/list`, { params, schema: tableSchema });
    return { rows: rows ?? [], total };
  }
  const rows = await http.get(`${path}/list`, { params, schema: dataOf(v.nullable(rowsSchema)) });
  return { rows: rows ?? [], total: rows?.length ?? 0 };
}
