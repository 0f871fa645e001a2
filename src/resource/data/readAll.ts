import { IncompleteError } from '@/lib/http/errors';
import { cutPage } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/storeTypes';
import type { ListParams } from '../model/listQuery';
import { keyOf, type Resource } from '../model/Resource';
import { listSchemaOf } from './resourceSchemas';

/** Without a page, RuoYi's lists give ten rows. */
const PAGE_SIZE = 1000;
const MAX_ROWS = 5000;

/**
 * Reads all rows of a list. Errors are left to the caller: also more than 5,000 rows are one, and rows that the server
 * counts but does not send, because no sum may be of a part.
 */
export const readAll =
  (list: Resource, query: ListParams): AppThunk<Promise<readonly ServerRecord[]>> =>
  async (_dispatch, _getState, { http }) => {
    const url = keyOf(list);
    const schema = listSchemaOf(list);
    const fail = (message: string) =>
      new IncompleteError({ method: 'GET', url, token: undefined, tells: 'none' }, message);
    const rows: ServerRecord[] = [];
    for (let pageNum = 1; ; pageNum++) {
      const params = list.tree ? query : { ...query, pageNum, pageSize: PAGE_SIZE };
      const answer = await http.get(url, { schema, params, tells: 'sessionEnd' });
      if (list.tree) return answer.rows;
      const page = cutPage(answer, { pageNum, pageSize: PAGE_SIZE });
      rows.push(...page.rows);
      if (page.total > MAX_ROWS) throw fail(`超过${MAX_ROWS}条，请缩小范围`);
      if (rows.length >= page.total) return rows;
      if (page.rows.length < PAGE_SIZE) throw fail('服务器没有返回全部记录，请稍后重试');
    }
  };
