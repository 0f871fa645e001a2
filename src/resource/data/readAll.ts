import { IncompleteError } from '@/lib/http/errors';
import { inTurns } from '@/lib/http/turns';
import { cutPage } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/storeTypes';
import type { ListParams } from '../model/listQuery';
import { keyOf, type Resource } from '../model/Resource';
import { listSchemaOf } from './resourceSchemas';

/** Rows asked for where none may be missing: without a page, RuoYi's lists give ten. */
export const PAGE_SIZE = 1000;
const MAX_ROWS = 5000;
/** What is said where a list has more rows than are read. */
export const TOO_MANY_ROWS = `超过${MAX_ROWS}条，请缩小范围`;

const incomplete = (list: Resource, message: string) =>
  new IncompleteError({ method: 'GET', url: keyOf(list), token: undefined, tells: 'none' }, message);

/**
 * Reads all rows of a list. Errors are left to the caller: also more than 5,000 rows are one, and rows that the server
 * counts but does not send, because no sum may be of a part.
 */
export const readAll =
  (list: Resource, query: ListParams): AppThunk<Promise<readonly ServerRecord[]>> =>
  async (_dispatch, _getState, { http }) => {
    const url = keyOf(list);
    const schema = listSchemaOf(list);
    const rows: ServerRecord[] = [];
    for (let pageNum = 1; ; pageNum++) {
      const params = list.tree ? query : { ...query, pageNum, pageSize: PAGE_SIZE };
      const answer = await http.get(url, { schema, params, tells: 'sessionEnd' });
      if (list.tree) return answer.rows;
      const page = cutPage(answer, { pageNum, pageSize: PAGE_SIZE });
      rows.push(...page.rows);
      if (page.total > MAX_ROWS) throw incomplete(list, TOO_MANY_ROWS);
      if (rows.length >= page.total) return rows;
      if (page.rows.length < PAGE_SIZE) throw incomplete(list, '服务器没有返回全部记录，请稍后重试');
    }
  };

/** The same for the rows of several queries, which together are no more. */
export const readSeveral =
  (list: Resource, queries: readonly ListParams[]): AppThunk<Promise<readonly ServerRecord[]>> =>
  async (dispatch) => {
    const rows: ServerRecord[] = [];
    const steps = queries.map((query) => () => dispatch(readAll(list, query)));
    for await (const some of inTurns(steps)) rows.push(...some);
    if (rows.length > MAX_ROWS) throw incomplete(list, TOO_MANY_ROWS);
    return rows;
  };
