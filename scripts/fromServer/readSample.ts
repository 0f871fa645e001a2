import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { columnOf, WRAPPING } from './readOpenApi';
import { checked, SourceError, type Table } from './Table';

/** The records of an answer, below what wraps them. */
function rowsIn(answer: unknown, depth = 0): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer.filter(isRecord);
  if (!isRecord(answer) || depth > 2) return [];
  return WRAPPING.map((name) => rowsIn(answer[name], depth + 1)).find((rows) => rows.length > 0) ?? [];
}

/** What values are, as a document would say it. */
const SCHEMAS: readonly [schema: Readonly<Record<string, string>>, is: (value: unknown) => boolean][] = [
  [{ type: 'integer' }, Number.isSafeInteger],
  [{ type: 'number' }, (value) => typeof value === 'number'],
  [{ type: 'boolean' }, (value) => typeof value === 'boolean'],
  [{ type: 'object' }, (value) => typeof value === 'object'],
  [{ format: 'date' }, (value) => /^\d{4}-\d\d-\d\d$/.test(textOf(value))],
  [{ format: 'date-time' }, (value) => /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(textOf(value))],
];

/** The table of a list's answer: names and types alone. */
export function readSample(answer: unknown): Table[] {
  const rows = rowsIn(answer);
  if (rows.length === 0)
    throw new SourceError(
      'This is no source: neither CREATE TABLE, nor an OpenAPI document, nor an answer of the generator or of a list with records.',
    );
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => {
    const there = rows.map((row) => row[name]).filter((value) => value !== undefined && value !== null && value !== '');
    const [schema = {}] = SCHEMAS.find(([, is]) => there.length > 0 && there.every(is)) ?? [];
    return columnOf(name, schema);
  });
  const isUnique = (name: string) => new Set(rows.map((row) => row[name])).size === rows.length;
  const keys = ['id', ...names.filter((name) => name.endsWith('Id'))].filter(
    (name) => names.includes(name) && isUnique(name),
  );
  const questions = [
    'A sample says nothing of labels, lengths, rules, permissions and calls: all of them are guessed.',
  ];
  return [checked({ name: 'sample', title: '', key: '', columns, questions }, keys.slice(0, 1))];
}
