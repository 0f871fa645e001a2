import type { ItemFilter } from '../db/dict/queryItems';

/** The filter of an item list as it stands in a query or in a form; an empty field does not filter. */
export function itemFilter(fields: URLSearchParams): ItemFilter {
  const dictType = fields.get('dictType') || undefined;
  return {
    ...(dictType === undefined ? {} : { dictType }),
    dictLabel: fields.get('dictLabel') ?? '',
    status: fields.get('status') ?? '',
  };
}
