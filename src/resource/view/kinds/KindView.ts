import type { ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { FieldBase, InputProps } from '../../model/FieldBase';

interface KindInputProps<Settings> {
  field: FieldBase & Settings;
  control: InputProps;
  /** Id of the record that is edited. */
  recordId?: string | undefined;
  /** The field says where the record lies in the tree of its own kind. */
  isPlace?: boolean;
  /** The words for its value, by `shownBy`. */
  shown?: string;
  /** The record that is edited, which may have names for the ids in it. */
  record?: ServerRecord;
  /** In a query form, where an empty value means all. */
  inQuery?: boolean;
  /** In a query form: further entries, beside those of its kind. */
  more?: readonly { value: string; label: string }[];
  /** What the form holds, as it is saved. */
  values?: ServerRecord;
  /** Called with a chosen record before its id goes into the form. */
  onChosen?: ((record: ServerRecord) => void) | undefined;
}

/** How a kind of value is drawn; methods for the same reason as in `Kind`. */
export interface KindView<Settings = object> {
  /** The control. */
  Input(props: KindInputProps<Settings>): ReactNode;
  /** The value as people read it. */
  Value(props: { field: FieldBase & Settings; value: unknown; record?: ServerRecord }): ReactNode;
}
