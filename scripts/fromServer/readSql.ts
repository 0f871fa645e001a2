import { camel, checked, type Column, type ColumnType, SourceError, type Table } from './Table';

const tokensIn = (text: string, string: string) =>
  text.matchAll(
    new RegExp(
      String.raw`--[^\n]*|#[^\n]*|/\*[\s\S]*?\*/|${string}|"(?:[^"]|"")*"|\x60[^\x60]*\x60|[\p{L}\p{N}_$]+|\S`,
      'gu',
    ),
  );
/** Only MySQL has escapes, and it alone has no COMMENT ON. */
const stringIn = (text: string) =>
  /\bcomment\s+on\b/i.test(text) ? String.raw`'(?:[^']|'')*'` : String.raw`'(?:[^'\\]|\\[\s\S]|'')*'`;
const CONSTRAINT = /^(?:primary|unique|key|index|constraint|foreign|check|fulltext|spatial|cluster|not|exclude|like)$/;

const TYPES: readonly [RegExp, ColumnType][] = [
  [/^(?:n?varchar2?|n?char|character|bpchar|uuid|inet|time|enum|set|string)$/, 'text'],
  [/^(?:tiny|medium|long)?text$|^n?clob$|^longvarchar$/, 'long'],
  [/^(?:(?:tiny|small|medium|big)?int|integer|int[248]|(?:small|big)?serial|year)$/, 'integer'],
  [/^(?:decimal|dec|numeric|number|float[48]?|double|real|money)$/, 'decimal'],
  [/^(?:bit|bool|boolean)$/, 'flag'],
  [/^date$/, 'day'],
  [/^(?:datetime|timestamp|timestamptz|smalldatetime)$/, 'time'],
  [/^jsonb?$/, 'json'],
  [/^(?:(?:tiny|medium|long)?blob|(?:var)?binary|bytea|raw|image|longvarbinary)$/, 'binary'],
];
const typeOf = (word: string) => TYPES.find(([pattern]) => pattern.test(word))?.[1];

const isQuoted = (token: string) => /^['"`]/.test(token);
const bare = (token = '') =>
  isQuoted(token) ? token.slice(1, -1).replace(/''/g, "'").replace(/\\n/g, '\n').replace(/\\(.)/g, '$1') : token;
/** Keywords and names that are not quoted do not differ by case. */
const word = (token = '') => (isQuoted(token) ? token : token.toLowerCase());

/** The statements of a script, as tokens. */
function statementsOf(text: string): string[][] {
  const statements: string[][] = [[]];
  for (const [token] of tokensIn(text, stringIn(text)))
    if (token === ';') statements.push([]);
    else if (!/^(?:--|#|\/\*)/.test(token)) statements.at(-1)?.push(token);
  return statements;
}

/** The parts between the bracket at `start` and its partner, and where that stands. */
function partsIn(tokens: readonly string[], start: number): [parts: string[][], end: number] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token === ')') depth -= 1;
    if (depth === 0 && at > start) return [parts.filter((part) => part.length > 0), at];
    if (token === ',' && depth === 1) parts.push([]);
    else if (depth > 0) parts.at(-1)?.push(token);
    if (token === '(') depth += 1;
  }
  throw new SourceError('The SQL has a bracket that is not closed.');
}

/** The last part of a name such as `"SYS"."USER"`, and where it ends. */
function nameAt(tokens: readonly string[], start: number): [name: string, end: number] {
  let at = start;
  while (tokens[at + 1] === '.') at += 2;
  return [bare(tokens[at]), at + 1];
}

const primaryOf = (words: readonly string[], tokens: readonly string[]): string[] | undefined => {
  const at = words.indexOf('primary');
  const open = words.indexOf('(', at);
  return at < 0 || open < 0 ? undefined : partsIn(tokens, open)[0].map(([name]) => camel(bare(name)));
};

function columnOf(tokens: readonly string[]): Column & { isKey: boolean } {
  const words = tokens.map(word);
  const [name = '', type = ''] = words;
  const args = words[2] === '(' ? partsIn(tokens, 2)[0] : [];
  const [length, scale = 0] = args.map(([arg]) => Number(arg));
  const after = (sought: string) => {
    const at = words.indexOf(sought, 1);
    return at < 0 ? undefined : tokens[at + 1];
  };
  const given = after('default');
  const known = type === 'bit' && (length ?? 1) > 1 ? 'binary' : (typeOf(type) ?? 'text');
  const isExact = known === 'decimal' && !/^(?:double|float|real|money)/.test(type);
  const isWhole = isExact && length !== undefined && scale === 0;
  return {
    name: camel(bare(name)),
    comment: bare(after('comment')).trim(),
    type: isWhole ? 'integer' : known,
    length: (known === 'text' && args.length === 1) || (isExact && !isWhole) ? length : undefined,
    decimals: isExact && !isWhole && length !== undefined ? scale : undefined,
    options: /^(?:enum|set)$/.test(type) ? args.map(([arg]) => ({ value: bare(arg), label: bare(arg) })) : undefined,
    initial: given !== undefined && /^'[^']*'$|^-?\d+$/.test(given) ? bare(given) : undefined,
    required: given === undefined && words.some((one, at) => one === 'not' && words[at + 1] === 'null'),
    isKey: words.includes('primary'),
  };
}

/** A column of a type such as `decimal(10,2)`. */
export const columnOfType = (type: string): Column => columnOf(['x', ...(type.match(/\w+|\S/g) ?? [])]);

function tableOf(tokens: readonly string[], start: number): Table | undefined {
  const [name, open] = nameAt(tokens, start);
  if (tokens[open] !== '(') return undefined;
  const [parts, end] = partsIn(tokens, open);
  const isConstraint = ([first, second = '']: readonly string[]) =>
    CONSTRAINT.test(word(first)) && typeOf(word(second)) === undefined;
  const columns = parts.filter((part) => !isConstraint(part)).map(columnOf);
  const primary = parts.filter(isConstraint).flatMap((part) => primaryOf(part.map(word), part) ?? []);
  const rest = tokens.slice(end);
  const said = rest.findIndex((token) => word(token) === 'comment');
  const comment = said < 0 ? '' : bare(rest[rest[said + 1] === '=' ? said + 2 : said + 1]);
  const keys = primary.length > 0 ? primary : columns.filter(({ isKey }) => isKey).map((column) => column.name);
  return checked({ name, title: comment, key: '', columns }, keys);
}

/** The tables of a script: MySQL, MariaDB, PostgreSQL and 达梦. */
export function readSql(text: string): Table[] {
  const tables = new Map<string, Table>();
  const change = (name: string, to: (table: Table) => Table) => {
    const table = tables.get(name.toLowerCase());
    if (table) tables.set(name.toLowerCase(), to(table));
  };
  for (const tokens of statementsOf(text)) {
    const words = tokens.map(word);
    const at = words.indexOf('table');
    if (words[0] === 'create' && at > 0 && at < 4) {
      const table = tableOf(tokens, words.slice(at + 1, at + 4).join(' ') === 'if not exists' ? at + 4 : at + 1);
      if (table) tables.set(table.name.toLowerCase(), table);
    } else if (words[0] === 'alter' && words.includes('primary')) {
      const keys = primaryOf(words, tokens) ?? [];
      change(nameAt(tokens, words[2] === 'only' ? 3 : 2)[0], (table) => checked(table, keys));
    } else if (words[0] === 'comment' && words[1] === 'on') {
      const comment = bare(tokens.at(-1)).trim();
      if (words[2] === 'table') change(nameAt(tokens, 3)[0], (table) => ({ ...table, title: comment }));
      if (words[2] === 'column') {
        const [column, end] = nameAt(tokens, 3);
        change(bare(tokens[end - 3]), (table) => ({
          ...table,
          columns: table.columns.map((one) => (one.name === camel(column) ? { ...one, comment } : one)),
        }));
      }
    }
  }
  return [...tables.values()];
}
