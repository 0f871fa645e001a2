import * as v from 'valibot';
import { Refusal } from '../Refusal';
import type { Collection, Row } from '../resource/collection';
import { auditEntries } from '../resource/fields';
import type { Resource } from '../resource/Resource';

/** A column of a table, as RuoYi's generator knows it. */
interface Column {
  name: string;
  field: string;
  label: string;
  type: string;
  length: number;
  isRequired: boolean;
  query: string;
  dict: string;
  isListed: boolean;
}

const camel = (name: string) => name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());

/** What a `text` of MySQL holds. */
const LONGEST_TEXT = 65_535;

function columnOf(line: string): Column {
  const [name = '', short = '', label = '', query = '', dict = ''] = line.trim().split('|');
  const [, type = '', length = '', rules = ''] = /^([a-z])(\d*)([!-]*)$/.exec(short) ?? [];
  return {
    ...{ name, field: camel(name), label, type, length: Number(length) || LONGEST_TEXT, query, dict },
    isRequired: rules.includes('!'),
    isListed: !rules.includes('-'),
  };
}

/** What MyBatis says of an error of the database; the text can hold what was sent. */
const sqlError = (cause: string) => `\r\n### Error updating database.  Cause: ${cause}\r\n### SQL: …\n; ${cause}`;
const parseError = (type: string) => (issue: { input: unknown }) =>
  `JSON parse error: Cannot deserialize value of type \`java.${type}\` from String "${String(issue.input)}"`;

const kinds: Readonly<Record<'number' | 'date' | 'text', (column: Column) => v.GenericSchema>> = {
  number: () => v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(parseError('lang.Long'))),
  date: () =>
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), parseError('util.Date')),
      v.transform((text) => text.slice(0, 10)),
    ),
  text: ({ name, length }) =>
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.maxLength(
        length,
        sqlError(`MysqlDataTruncation: Data truncation: Data too long for column '${name}' at row 1`),
      ),
    ),
};

const kindOf = ({ type }: Column) => (/[bimr]/.test(type) ? 'number' : type === 'd' ? 'date' : 'text');

const missing = (name: string) => sqlError(`java.sql.SQLException: Field '${name}' doesn't have a default value`);

function schemaOf(columns: readonly Column[]): v.GenericSchema<unknown, Row> {
  const entries = columns.map((one) => [one.field, v.nullish(kinds[kindOf(one)](one), null)] as const);
  const required = columns.filter(({ isRequired }) => isRequired);
  return v.pipe(
    v.looseObject({ ...Object.fromEntries(entries), ...auditEntries }),
    // A body is parsed before the database sees what is missing.
    v.rawCheck(({ dataset, addIssue }) => {
      const { value, typed } = dataset;
      const none = typed && required.find(({ field }) => (value[field] ?? null) === null);
      if (none) addIssue({ message: missing(none.name) });
    }),
  );
}

/** The parts of a resource that a table gives. */
export interface Table {
  columns: readonly Column[];
  schema: v.GenericSchema<unknown, Row>;
  /** All fields, empty. */
  blank: Row;
  resource: Pick<Resource, 'filter' | 'ranges' | 'columns' | 'schema'>;
}

/**
 * A table from lines `column|type|comment|query|dictionary`: types are b, i, m, r (numbers), d (a day), vN, cN and t
 * (texts), with `!` where it must be there and `-` where an export leaves it out; queries are `=`, `~` and `..`.
 */
export function tableOf(lines: string): Table {
  const columns = lines.trim().split('\n').map(columnOf);
  const schema = schemaOf(columns);
  const asked = (query: string) => columns.filter((column) => column.query === query).map(({ field }) => field);
  return {
    columns,
    schema,
    blank: Object.fromEntries(
      [...columns.map(({ field }) => field), ...Object.keys(auditEntries)].map((field) => [field, null]),
    ),
    resource: {
      schema,
      filter: Object.fromEntries([
        ...asked('=').map((field) => [field, 'equal'] as const),
        ...asked('~').map((field) => [field, 'contains'] as const),
      ]),
      ranges: asked('..'),
      columns: columns
        .filter(({ isListed }) => isListed)
        .map(({ label, field, dict }) => (dict ? ([label, field, dict] as const) : ([label, field] as const))),
    },
  };
}

/** What generated code writes of a body: nothing that is empty, but for texts that may be so. */
export const writtenFields = ({ columns }: Table, sent: Row): Row => {
  const keepsEmpty = new Set(
    columns.filter((one) => kindOf(one) === 'text' && !one.isRequired).map(({ field }) => field),
  );
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => value !== '' || keepsEmpty.has(field) || field === 'remark'),
  );
};

/** Throws where a unique key of the database is there twice. */
export function checkKey(rows: Collection<Row>, id: string, key: string, fields: readonly string[], row: Row): void {
  // MySQL has any number of empty ones.
  if (fields.some((field) => (row[field] ?? null) === null)) return;
  const isSame = (other: Row) => other[id] !== row[id] && fields.every((field) => other[field] === row[field]);
  if (!rows.all().some(isSame)) return;
  const entry = fields.map((field) => String(row[field])).join('-');
  throw new Refusal(
    sqlError(`java.sql.SQLIntegrityConstraintViolationException: Duplicate entry '${entry}' for key '${key}'`),
  );
}
