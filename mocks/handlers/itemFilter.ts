import type { ItemFilter } from '../db/dict/queryItems';

/** Reads the filter of an item list from a query or a form. Empty fields do not filter. */
export function itemFilter(fields: URLSearchParams): ItemFilter {
  const dictType = fields.get('dictType') || undefined;
  return {
    ...(dictType === undefined ? {} : { dictType }),
    dictLabel: fields.get('dictLabel') ?? '',
    status: fields.get('status') ?? '',
  };
}
