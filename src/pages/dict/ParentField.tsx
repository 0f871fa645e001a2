import type { DictType } from '@/features/dict/api/dictTypes';
import { TreeSelect } from '@/ui/tree/TreeSelect';
import { typeItem } from './typeItem';

interface Props {
  /** The types that may stand above. */
  types: readonly DictType[];
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (parentId: string) => void;
}

/** Chooses the type above another one; empty for a root. */
export function ParentField({ types, id = '', value, onChange }: Props) {
  return (
    <TreeSelect
      id={id}
      records={types.map(typeItem)}
      label="上级字典"
      placeholder="无（根字典）"
      value={value || undefined}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  );
}
