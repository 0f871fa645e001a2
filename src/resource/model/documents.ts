import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { SheetCell } from '@/lib/xlsx/cellFormats';
import type { RecordOf } from './FieldBase';
import type { RowsOf } from './fill';
import type { ListParams } from './listQuery';
import type { Resource } from './Resource';

/** The values of a row as people read them, by the labels of the fields. */
export type WordsOf = (list: Resource, row: ServerRecord) => Readonly<Record<string, string>>;

/** A Word file, made by filling a template that stands in `templates/` beside the built files, or a workbook. */
export type DocumentOption<Name extends string = string> = DocumentPlace<Name> & (WordContents<Name> | SheetContents);

interface DocumentPlace<Name extends string> {
  key: string;
  label: string;
  /** Of one record, or of all rows of the filter. */
  at: 'row' | 'list';
  /** The last part of the permission, or a whole one with colons; without it every user may do it. */
  permission?: string;
  /** Whether a row has it. */
  when?(record: RecordOf<Name>): boolean;
  /**
   * Further lists that it needs.
   *
   * @param record of a row; empty for a list
   * @param query what the list is asked for
   */
  read?(record: RecordOf<Name>, query: ListParams): readonly RowsOf[];
  /** What is said after it was saved. */
  done?: string;
}

interface WordContents<Name extends string> {
  /** Name of the file. */
  template: string;
  /**
   * What the placeholders stand for.
   *
   * @param record of a row; empty for a list
   * @param lists the rows of `read`; of a list, its own rows come first
   */
  data(record: RecordOf<Name>, lists: readonly (readonly ServerRecord[])[], words: WordsOf): object;
}

interface SheetContents {
  /**
   * The cells of a list's workbook.
   *
   * @param query what the list is asked for
   * @param lists the rows of `read`
   */
  sheet(query: ListParams, lists: readonly (readonly ServerRecord[])[]): readonly (readonly SheetCell[])[];
}
