/** What values a column holds; `long` is text without a length of its own. */
export type ColumnType = 'text' | 'long' | 'integer' | 'decimal' | 'flag' | 'day' | 'time' | 'json' | 'list' | 'binary';

export interface Option {
  value: string;
  label: string;
}

/** A column, as far as its source knows it: what is undefined is not said. */
export interface Column {
  /** As in JSON. */
  name: string;
  /** What the source says of it in words. */
  comment: string;
  type: ColumnType;
  /** Characters, or digits of a decimal. */
  length?: number | undefined;
  decimals?: number | undefined;
  /** A record without it is refused. */
  required: boolean;
  initial?: string | undefined;
  options?: readonly Option[] | undefined;
  dict?: string | undefined;
  /** The control that RuoYi's generator has for it, such as `fileUpload`. */
  control?: string | undefined;
  /** How a list is asked for by it. */
  query?: 'equal' | 'contains' | 'range' | 'none' | undefined;
  column?: boolean | undefined;
  form?: boolean | 'new' | 'edit' | undefined;
}

export type Call = 'list' | 'query' | 'add' | 'edit' | 'remove' | 'export';

/** Records of one kind, as a source describes them. */
export interface Table {
  /** By which it is asked for: `party_fee`. */
  name: string;
  title: string;
  /** Of its calls, where the source says it. */
  path?: string | undefined;
  key: string;
  columns: readonly Column[];
  permission?: string | undefined;
  /** The calls that are there; all where the source says nothing of calls. */
  calls?: readonly Call[] | undefined;
  /** One call deletes several, and nothing else changes them. */
  removesTogether?: boolean;
  listPath?: string | undefined;
  tree?: { parent: string; name: string } | undefined;
  questions?: readonly string[] | undefined;
  /** Why there can be no page of it. */
  problem?: string | undefined;
}

/** What is wrong with a source, in one sentence. */
export class SourceError extends Error {}

/** `__proto__` names no property. */
const IDENTIFIER = /^(?!__)[A-Za-z_]\w*$/;

/** `dept_id` and `DEPT_ID` are `deptId`. */
export const camel = (name: string): string =>
  (/[a-z]/.test(name) ? name : name.toLowerCase()).replace(/_+([a-zA-Z0-9])/g, (_all, letter: string, at: number) =>
    at === 0 ? letter : letter.toUpperCase(),
  );

/** A table with the reason why there can be no page of it. */
export function checked(table: Table, keys: readonly string[]): Table {
  const names = table.columns.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  const odd = names.find((name) => !IDENTIFIER.test(name));
  const problems = [
    names.length === 0 && 'it has no columns',
    odd !== undefined && `${JSON.stringify(odd)} is no name for a field`,
    twice !== undefined && `two of its columns are called ${twice}`,
    keys.length === 0 && 'it has no primary key',
    keys.length > 1 && `its key has ${keys.length} columns (${keys.join(', ')}), and a page needs one`,
  ];
  return { ...table, key: keys[0] ?? '', problem: problems.find((one) => one !== false) };
}
