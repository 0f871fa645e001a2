import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/hooks';
import { keyOf, type Resource } from '../Resource';
import type { ListParams } from './recordEndpoints';
import { idOf, pathOf } from './recordPaths';
import { bodySchema, listSchemaOf, oneSchemaOf } from './recordSchema';

/** How many rows are asked for when a record is looked for by its name. */
const FEW = 50;

/**
 * Reads a record afresh (contract: before each edit and each switch): by its own call, or from the list, on the page that
 * is shown and then by its name.
 *
 * @param shown parameters of the list that shows the record
 * @returns undefined: the list no longer has it
 */
export const readRecord =
  (resource: Resource, record: ServerRecord, shown: ListParams): AppThunk<Promise<ServerRecord | undefined>> =>
  async (_dispatch, _getState, { http }) => {
    const id = idOf(resource, record);
    if (resource.read !== 'list') {
      const own = await http.get(pathOf(resource, id), { schema: oneSchemaOf(resource) });
      const { readMore } = resource;
      if (!readMore) return own;
      return { ...own, ...readMore.read(await http.get(readMore.url(id), { schema: bodySchema }), own) };
    }
    const schema = listSchemaOf(resource);
    const name = textOf(valueAt(record, resource.nameField));
    const byName = { ...shown, [resource.nameField]: name, pageNum: 1, pageSize: FEW };
    for (const params of resource.tree ? [shown] : [shown, byName]) {
      const { rows } = await http.get(keyOf(resource), { schema, params });
      const found = rows.find((row) => String(row[resource.id]) === String(id));
      if (found) return found;
    }
    return undefined;
  };
