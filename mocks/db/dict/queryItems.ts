import type { DictItem } from './DictItem';
import { itemsOfType } from './itemsOfType';

/** Filter of the item list; missing fields do not filter. */
export interface ItemFilter {
  dictType?: string;
  /** Part of the label. */
  dictLabel?: string;
  status?: string;
}

/** The items that pass the filter, by `dictSort`. */
export function queryItems({ dictType, dictLabel, status }: ItemFilter): readonly DictItem[] {
  const items = itemsOfType(dictType);
  if (!dictLabel && !status) return items;
  return items.filter(
    (item) => (!dictLabel || item.dictLabel.includes(dictLabel)) && (!status || item.status === status),
  );
}
