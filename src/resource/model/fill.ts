import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { RecordOf } from './FieldBase';
import type { ListParams } from './listQuery';
import type { Resource } from './Resource';

/** All rows of a list that a query finds. */
export interface RowsOf {
  list: Resource;
  query: ListParams;
}

/** Records that are made together, one for each row of another list, or of the page's own. */
export interface Fill<Name extends string = string> {
  /** The rows, by what was asked for, with what an entry of the menu fixes. */
  from?(asked: ServerRecord): RowsOf;
  /** Rows of a further list: each row gets those with the same `by`. */
  with?: { list: Resource; query(asked: ServerRecord): ListParams; by: string };
  /** In place of `from`. */
  rows?(asked: ServerRecord): readonly ServerRecord[];
  /** What is there already, and by what it is known; it is read before each run. */
  existing: { query(asked: ServerRecord): ListParams; key(record: RecordOf<Name>): string };
  /** The record of a row; a text says why it is left out. */
  make(row: ServerRecord, found: readonly ServerRecord[], asked: ServerRecord): RecordOf<Name> | string;
  /** So many records are made in one run. */
  max: number;
}

/** A record to be made. */
export interface FillItem {
  key: string;
  /** What its row is called. */
  name: string;
  record: ServerRecord;
}

export interface FillPlan {
  items: readonly FillItem[];
  /** The names of the rows that are left out, by the reason. */
  leftOut: ReadonlyMap<string, readonly string[]>;
}

/** Rows by the text of a field. */
export const groupBy = (rows: readonly ServerRecord[], name: string) => {
  const groups = new Map<string, ServerRecord[]>();
  for (const row of rows) {
    const key = String(row[name]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
};

/** What is made of the rows; of two with one key, the first. */
export function planFill(
  { existing, make, with: further }: Fill,
  asked: ServerRecord,
  rows: readonly ServerRecord[],
  found: readonly ServerRecord[],
  nameOf: (row: ServerRecord) => string,
): FillPlan {
  const byKey = groupBy(found, further?.by ?? '');
  const items = new Map<string, FillItem>();
  const leftOut = new Map<string, readonly string[]>();
  for (const row of rows) {
    const made = make(row, (further && byKey.get(String(row[further.by]))) ?? [], asked);
    const name = nameOf(row);
    if (typeof made === 'string') {
      leftOut.set(made, [...(leftOut.get(made) ?? []), name]);
      continue;
    }
    const key = existing.key(made);
    if (!items.has(key)) items.set(key, { key, name, record: made });
  }
  return { items: [...items.values()], leftOut };
}

/** The items of which there is no record yet. */
export function notThere({ existing }: Fill, items: readonly FillItem[], records: readonly ServerRecord[]): FillItem[] {
  const keys = new Set(records.map((record) => existing.key(record)));
  return items.filter(({ key }) => !keys.has(key));
}
