import type { SheetCell } from '@/lib/xlsx/cellFormats';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { isWhere, type Where } from './count';
import type { RecordOf } from './FieldBase';
import type { ChoiceSource } from './kinds';
import type { Resource } from './Resource';
import { amountText, sumOf } from './sums';

/** What stands in the heads of rows or columns. They come from outside the rows, so that what has no row is seen too. */
export interface Axis<Name extends string = string> {
  field: Name;
  /** By default the label of the field. */
  label?: string;
  /** All branches of the tree, the months of a year, a dictionary, or these; without it, what the rows have. */
  all?: 'branches' | 'months' | { dict: string } | readonly string[];
  /** Where a row belongs, if not to the value of the field; the list cannot be asked for it. */
  of?(row: RecordOf<Name>): string;
}

/** How many rows have these values, or the sum of a field. */
type Measure<Name extends string> = { readonly [Field in Name]?: string | readonly string[] } | { sum: Name };

/** What a cell can mean, in words. */
export const MARKS = { done: '完成', part: '部分', missing: '缺' } as const;

export type Mark = keyof typeof MARKS;

/** The rows of a list counted in a table: 汇总. Of several axes one is chosen. */
export interface Pivot<Name extends string = string> {
  rows: Axis<Name> | readonly Axis<Name>[];
  columns: Axis<Name> | readonly Axis<Name>[];
  /** What is done, and what is due. */
  cell: Measure<Name>;
  of?: Measure<Name>;
  /** What that means, of numbers of rows or cents; without any row something is missing. */
  mark?(done: number, of: number): Mark;
  /** The tree whose leaves are all `branches`. */
  branches?: ChoiceSource;
  /** A field of days asked for as a period: without an axis of months, the rows of one quarter are counted. */
  quarters?: Name;
}

export interface AxisEntry {
  key: string;
  label: string;
}

export interface PivotCell {
  /** Rows or cents. */
  done: number;
  of: number;
  /** How many rows stand behind it. */
  rows: number;
}

export interface PivotTable {
  rows: readonly AxisEntry[];
  columns: readonly AxisEntry[];
  cells: readonly (readonly PivotCell[])[];
  ofRows: readonly PivotCell[];
  ofColumns: readonly PivotCell[];
  total: PivotCell;
}

export const axesOf = (axes: Axis | readonly Axis[]): readonly Axis[] => [axes].flat();

export const axisLabel = ({ fields }: Resource, { field, label }: Axis): string =>
  label ?? fields.find(({ name }) => name === field)?.label ?? field;

export const monthsOf = (year: number): AxisEntry[] =>
  Array.from({ length: 12 }, (_, at) => ({
    key: `${year}-${String(at + 1).padStart(2, '0')}`,
    label: `${at + 1}月`,
  }));

const MONTH_LENGTH = 'yyyy-MM'.length;

function keyIn({ field, all, of }: Axis, row: ServerRecord): string {
  if (of) return of(row);
  const text = textOf(valueAt(row, field));
  return all === 'months' ? text.slice(0, MONTH_LENGTH) : text;
}

/**
 * The entries of an axis, and after them what else the rows have, so that no row is lost; of months, only those of the
 * year are asked for.
 */
function entriesWith(
  axis: Axis,
  entries: readonly AxisEntry[],
  keys: readonly string[],
  rows: readonly ServerRecord[],
  { fields }: Resource,
): readonly AxisEntry[] {
  if (axis.all === 'months') return entries;
  const known = new Set(entries.map(({ key }) => key));
  const shownBy = fields.find(({ name }) => name === axis.field)?.shownBy ?? '';
  const others = new Map<string, string>();
  keys.forEach((key, at) => {
    if (known.has(key) || others.has(key)) return;
    others.set(key, (!axis.of && textOf(valueAt(rows[at] ?? {}, shownBy))) || key || '未填');
  });
  return [...entries, ...[...others].map(([key, label]) => ({ key, label })).sort((a, b) => (a.key < b.key ? -1 : 1))];
}

/** Whether a cell is the sum of a field. */
export const isSum = <Name extends string>(measure: Measure<Name>): measure is { sum: Name } =>
  typeof ('sum' in measure && measure.sum) === 'string' && Object.keys(measure).length === 1;

/** What a row counts for. */
function valueOf(measure: Measure<string> | undefined): (row: ServerRecord) => number {
  if (!measure) return () => 0;
  if (isSum(measure)) return (row) => sumOf([row], measure.sum);
  const values = Object.entries(measure).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const where: Where = Object.fromEntries(values);
  const now = new Date();
  return (row) => Number(isWhere(where, row, now));
}

const none = (): PivotCell => ({ done: 0, of: 0, rows: 0 });

/** Counts the rows by two axes. */
export function pivotOf(
  resource: Resource,
  pivot: Pivot,
  axes: { rows: Axis; columns: Axis },
  entries: { rows: readonly AxisEntry[]; columns: readonly AxisEntry[] },
  records: readonly ServerRecord[],
): PivotTable {
  const rowKeys = records.map((record) => keyIn(axes.rows, record));
  const columnKeys = records.map((record) => keyIn(axes.columns, record));
  const rows = entriesWith(axes.rows, entries.rows, rowKeys, records, resource);
  const columns = entriesWith(axes.columns, entries.columns, columnKeys, records, resource);
  const rowPlaces = new Map(rows.map(({ key }, at) => [key, at]));
  const columnPlaces = new Map(columns.map(({ key }, at) => [key, at]));
  const cells = rows.map(() => columns.map(none));
  const [doneOf, dueOf] = [valueOf(pivot.cell), valueOf(pivot.of)];
  const [ofRows, ofColumns, total] = [rows.map(none), columns.map(none), none()];
  records.forEach((record, at) => {
    const row = rowPlaces.get(rowKeys[at] ?? '');
    const column = columnPlaces.get(columnKeys[at] ?? '');
    if (row === undefined || column === undefined) return;
    const [done, of] = [doneOf(record), dueOf(record)];
    for (const cell of [cells[row]?.[column], ofRows[row], ofColumns[column], total]) {
      if (!cell) continue;
      cell.done += done;
      cell.of += of;
      cell.rows += 1;
    }
  });
  return { rows, columns, cells, ofRows, ofColumns, total };
}

/** What a cell means; `none`: its column has no row at all. Undefined where the table has no marks. */
export function markOf({ mark }: Pivot, cell: PivotCell, ofColumn: PivotCell): Mark | 'none' | undefined {
  if (!mark) return undefined;
  if (ofColumn.rows === 0) return 'none';
  return cell.rows === 0 ? 'missing' : mark(cell.done, cell.of);
}

/** The number of a cell: what is done, of what is due. */
export function cellText(resource: Resource, { cell, of, mark }: Pivot, { done, of: due, rows }: PivotCell): string {
  // Nothing was due: that is no part of anything.
  if (of && !mark && rows === 0) return '—';
  const text = (measure: Measure<string>, value: number) =>
    isSum(measure) ? amountText(resource, measure.sum, value) : String(value);
  return of ? `${text(cell, done)}/${text(of, due)}` : text(cell, done);
}

/** The table as a workbook shows it. */
export function sheetOf(resource: Resource, pivot: Pivot, table: PivotTable, head: string): SheetCell[][] {
  const { rows, columns, cells, ofRows, ofColumns, total } = table;
  const word = (text: string): SheetCell => ({ text, isAmount: false });
  const number = (cell: PivotCell): SheetCell => ({ text: cellText(resource, pivot, cell), isAmount: !pivot.of });
  const marked = (cell: PivotCell, ofColumn: PivotCell | undefined): SheetCell => {
    const mark = markOf(pivot, cell, ofColumn ?? cell);
    if (mark === undefined) return number(cell);
    if (mark === 'none') return word('—');
    return word(cell.rows === 0 ? MARKS[mark] : `${cellText(resource, pivot, cell)} ${MARKS[mark]}`);
  };
  const bodyOf = (row: AxisEntry, at: number) => {
    const ofRow = ofRows[at];
    return [
      word(row.label),
      ...(cells[at] ?? []).map((cell, column) => marked(cell, ofColumns[column])),
      ...(ofRow ? [number(ofRow)] : []),
    ];
  };
  return [
    [head, ...columns.map(({ label }) => label), '合计'].map(word),
    ...rows.map(bodyOf),
    [word('合计'), ...ofColumns.map(number), number(total)],
  ];
}
