import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { RecordOf } from './FieldBase';
import type { RowsOf } from './fill';
import type { Resource } from './Resource';

/** The values of a row as people read them, by the labels of the fields. */
export type WordsOf = (list: Resource, row: ServerRecord) => Readonly<Record<string, string>>;

/** A Word file, made by filling a template that stands in `templates/` beside the built files. */
export interface DocumentOption<Name extends string = string> {
  key: string;
  label: string;
  /** Of one record, or of all rows of the filter. */
  at: 'row' | 'list';
  /** Name of the file. */
  template: string;
  /** The last part of the permission, or a whole one with colons; without it every user may do it. */
  permission?: string;
  /** Whether a row has it. */
  when?(record: RecordOf<Name>): boolean;
  /** Further lists that it needs. */
  read?(record: RecordOf<Name>): readonly RowsOf[];
  /**
   * What the placeholders stand for.
   *
   * @param record of a row; empty for a list
   * @param lists the rows of `read`; of a list, its own rows come first
   */
  data(record: RecordOf<Name>, lists: readonly (readonly ServerRecord[])[], words: WordsOf): object;
  /** What is said after it was saved. */
  done?: string;
}
