import * as v from 'valibot';
import { emptyForNull, foundBy, itemsOf } from '../http/envelope';
import { isRecord } from '../isRecord';

/** Only shown, so an odd total must not reject the list. */
const totalSchema = v.fallback(
  v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())),
  null,
);

const ROWS = ['rows', 'list', 'records'];

/**
 * Finds the list and its total, in `data` or at the top of the body. The list may have one of several names (`ROWS`) or
 * stand there without a name.
 */
function findRows(body: unknown): { rows: unknown; total?: unknown } {
  if (!isRecord(body)) return { rows: body };
  const content = body['data'] ?? body;
  if (!isRecord(content)) return { rows: content, total: body['total'] };
  const name = ROWS.find((known) => known in content);
  const rows = name === undefined ? (content === body ? body['data'] : undefined) : content[name];
  return { rows: emptyForNull(rows, content), total: content['total'] ?? body['total'] };
}

/** Schema of one page of a list; without a `total` the server sends no number of all rows. */
export const pageSchemaOf = <S extends v.GenericSchema>(row: S) =>
  foundBy(findRows, v.object({ rows: itemsOf(row), total: totalSchema }));

/** A page of a list, and how many rows there are in all. */
export interface Page<T> {
  rows: T[];
  total: number;
}

/** The page that was asked for. A server that ignores the paging sends all rows; then the page is cut out here. */
export function cutPage<T>(
  { rows, total }: { rows: T[]; total?: number | null | undefined },
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Page<T> {
  const start = (pageNum - 1) * pageSize;
  if (rows.length <= pageSize) {
    const said = total ?? rows.length;
    // A server that does not count sends 0 or -1 with its rows. After a full page there may be another.
    const isCounted = rows.length === 0 || said > 0;
    const seen = start + rows.length;
    return { rows, total: isCounted ? Math.max(said, 0) : seen + (rows.length === pageSize ? 1 : 0) };
  }
  return { rows: rows.slice(start, start + pageSize), total: rows.length };
}
