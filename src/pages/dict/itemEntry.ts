import type { DictItem } from '@/features/dict/api/dictItems';
import type { DictEntry } from '@/lib/dict/DictEntry';

/** The entry that an item makes, for showing it as it will look elsewhere. */
export const toEntry = ({
  dictLabel,
  listClass,
  cssClass,
}: Pick<DictItem, 'dictLabel' | 'listClass' | 'cssClass'>): DictEntry => ({
  label: dictLabel,
  value: 'preview',
  listClass,
  cssClass,
  disabled: false,
});
