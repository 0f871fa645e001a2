import { fieldsSchema } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import { isEmpty, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/storeTypes';
import { selectUser } from '@/state/user/userSlice';
import type { ChoiceSource } from '../model/kinds';
import type { Resource } from '../model/Resource';
import { PAGE_SIZE } from './readAll';
import { type Choice, readChoices } from './useChoices';

/** Fetches choices outside of a control, by what a record holds; where the server lacks the call, by the user. */
export async function fetchChoices(
  http: Http,
  source: ChoiceSource,
  user: { orgId: string; orgName: string },
  record: ServerRecord = {},
): Promise<readonly Choice[]> {
  const { url, at = 'data', orElse } = source;
  const params = source.params ? { ...source.params(record), pageNum: 1, pageSize: PAGE_SIZE } : {};
  try {
    return readChoices(await http.get(url, { params, schema: fieldsSchema, tells: 'sessionEnd' }), source);
  } catch (error) {
    if (!orElse || !lacksCall(error)) throw error;
    return readChoices({ [at]: orElse(user) }, source);
  }
}

/**
 * A new record with what its fields take of chosen records, where nobody has chosen these in the form: a menu entry fixes
 * them, or the record to which it belongs.
 */
export const withTaken =
  ({ fields }: Resource, record: ServerRecord): AppThunk<Promise<ServerRecord>> =>
  async (_dispatch, getState, { http }) => {
    const full = { ...record };
    for (const field of fields) {
      const missing = Object.entries(field.takes ?? {}).filter(([own]) => isEmpty(record[own]));
      const id = textOf(record[field.name]);
      if (missing.length === 0 || id === '' || !('source' in field)) continue;
      const choices = await fetchChoices(http, field.source, selectUser(getState()), record);
      const chosen = choices.find((choice) => choice.id === id)?.record ?? {};
      for (const [own, property = ''] of missing) if (!isEmpty(chosen[property])) full[own] = chosen[property];
    }
    return full;
  };
