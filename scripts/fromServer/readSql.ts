import { camel, checked, type Column, type ColumnType, SourceError, type Table } from './Table';

const TYPES: readonly [RegExp, ColumnType][] = [
  [/^(?:tiny|medium|long)?text$|^n?clob$|^longvarchar$/, 'long'],
  [/^(?:(?:tiny|small|medium|big)?int|integer|int[248]|(?:small|big)?serial|year)$/, 'integer'],
  [/^(?:decimal|dec|numeric|number|float[48]?|double|real|money)$/, 'decimal'],
  [/^(?:bit|bool|boolean)$/, 'flag'],
  [/^date$/, 'day'],
  [/^(?:datetime|timestamp|timestamptz|smalldatetime)$/, 'time'],
  [/^jsonb?$/, 'json'],
  [/^(?:(?:tiny|medium|long)?blob|(?:var)?binary|bytea|raw|image|longvarbinary)$/, 'binary'],
];

const WORD = String.raw`(?:"[^"]*"|\x60[^\x60]*\x60|[\p{L}\p{N}_$]+)`;
const NAME = String.raw`(${WORD}(?:\.${WORD})*)`;
const IN_BRACKETS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const CREATE = new RegExp(
  String.raw`^\s*create\s+(?:\w+\s+){0,2}?table\s+(?:if\s+not\s+exists\s+)?${NAME}\s*(${IN_BRACKETS})?([\s\S]*)`,
  'iu',
);
const PART = new RegExp(`(?:[^(),]|${IN_BRACKETS})+`, 'g');
const COLUMN = new RegExp(String.raw`^\s*${NAME}\s+(\w+)(?:\s+varying)?\s*(?:\(([^)]*)\))?([\s\S]*)`, 'iu');
const CONSTRAINT =
  /^\s*(?:primary|unique|key|index|constraint|foreign|check|fulltext|spatial|cluster|not|exclude|like)\s+(?!(?:var)?char|text|\w*int\b)/i;
const PRIMARY = /\bprimary\s+key[^(]*\(([^)]*)\)/i;
const ALTER = new RegExp(String.raw`^\s*alter\s+table\s+(?:only\s+)?${NAME}`, 'iu');
const COMMENT = new RegExp(String.raw`^\s*comment\s+on\s+(table|column)\s+${NAME}\s+is\s+'(\d+)'`, 'iu');

/** The parts of a name such as `"SYS"."USER"`, its own first. */
const namesOf = (name = '') =>
  [...name.matchAll(new RegExp(WORD, 'gu'))].map(([one]) => one.replace(/["`]/g, '')).reverse();
const nameOf = (name = '') => camel(namesOf(name)[0] ?? '');

/** A script whose texts are numbers: no bracket, comma or keyword in one is of the script. */
function withoutTexts(script: string) {
  const texts: string[] = [];
  const sql = script.replace(
    /--[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\]|\\[\s\S]|'')*)'/g,
    (_all, text: string | undefined) =>
      text === undefined
        ? ' '
        : `'${texts.push(text.replace(/''/g, "'").replace(/\\n/g, '\n').replace(/\\(.)/g, '$1').trim()) - 1}'`,
  );
  return { sql, textOf: (number: string | undefined) => texts[Number(number)] ?? '' };
}

type TextOf = ReturnType<typeof withoutTexts>['textOf'];

function columnOf(part: string, textOf: TextOf): Column & { isKey: boolean } {
  const [, name, written = '', inBrackets, more = ''] = COLUMN.exec(part) ?? [];
  const word = written.toLowerCase();
  const args = inBrackets?.split(',') ?? [];
  const [length, scale = 0] = args.map((arg) => Number.parseInt(arg));
  const isBits = word === 'bit' && (length ?? 1) > 1;
  const known = isBits ? 'binary' : (TYPES.find(([pattern]) => pattern.test(word))?.[1] ?? 'text');
  const isExact = known === 'decimal' && !/^(?:double|float|real|money)/.test(word);
  const isWhole = isExact && length !== undefined && scale === 0;
  const values = /^(?:enum|set)$/.test(word) ? args.map((arg) => textOf(arg.replace(/\D/g, ''))) : undefined;
  const [, given, number] = /\bdefault\s+(?:'(\d+)'|(\d+))/i.exec(more) ?? [];
  return {
    name: nameOf(name ?? part),
    comment: textOf(/\bcomment\s+'(\d+)'/i.exec(more)?.[1]),
    type: isWhole ? 'integer' : known,
    length: (known === 'text' && !values) || (isExact && !isWhole) ? length : undefined,
    decimals: isExact && !isWhole && length !== undefined ? scale : undefined,
    options: values?.map((value) => ({ value, label: value })),
    initial: given === undefined ? number : textOf(given),
    required: /\bnot\s+null\b/i.test(more) && !/\bdefault\b/i.test(more),
    isKey: /\bprimary\s+key\b/i.test(more),
  };
}

/** A column of a type such as `decimal(10,2)`. */
export const columnOfType = (type: string): Column => columnOf(`x ${type}`, () => '');

/** The tables of a script: MySQL, MariaDB, PostgreSQL and 达梦. */
export function readSql(script: string): Table[] {
  const { sql, textOf } = withoutTexts(script);
  const tables = new Map<string, Table>();
  const change = (name: string | undefined, to: (table: Table) => Partial<Table>) => {
    const key = namesOf(name)[0]?.toLowerCase() ?? '';
    const table = tables.get(key);
    if (table) tables.set(key, { ...table, ...to(table) });
  };
  const keysIn = (text: string) => PRIMARY.exec(text)?.[1]?.split(',').map(nameOf);
  for (const statement of sql.split(';')) {
    const [, created, body, options = ''] = CREATE.exec(statement) ?? [];
    if (created !== undefined && body === undefined && /^\s*\(/.test(options))
      throw new SourceError('The SQL has a bracket that is not closed.');
    if (created !== undefined && body !== undefined) {
      const parts = body.slice(1, -1).match(PART) ?? [];
      const columns = parts
        .filter((part) => !CONSTRAINT.test(part) && part.trim() !== '')
        .map((part) => columnOf(part, textOf));
      const keys = parts.filter((part) => CONSTRAINT.test(part)).flatMap((part) => keysIn(part) ?? []);
      const own = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
      const [name = ''] = namesOf(created);
      const title = textOf(/\bcomment\s*=?\s*'(\d+)'/i.exec(options)?.[1]);
      tables.set(name.toLowerCase(), checked({ name, title, key: '', columns }, keys.length > 0 ? keys : own));
    }
    const keys = keysIn(statement);
    if (keys) change(ALTER.exec(statement)?.[1], (table) => checked(table, keys));
    const [, what, of, text] = COMMENT.exec(statement) ?? [];
    if (what?.toLowerCase() === 'table') change(of, () => ({ title: textOf(text) }));
    else if (what !== undefined)
      change(of?.replace(/\.[^.]*$/, ''), ({ columns }) => ({
        columns: columns.map((one) => (one.name === nameOf(of) ? { ...one, comment: textOf(text) } : one)),
      }));
  }
  return [...tables.values()];
}
