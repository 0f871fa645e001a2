import { isRecord } from '@/lib/isRecord';
import { WRAPPING } from './openApi';
import { checked, type Column, type ColumnType, SourceError, type Table } from './Table';

/** The records of an answer, below what wraps them. */
function rowsIn(answer: unknown, depth = 0): Record<string, unknown>[] {
  if (Array.isArray(answer)) return answer.filter(isRecord);
  if (!isRecord(answer) || depth > 2) return [];
  return WRAPPING.map((name) => rowsIn(answer[name], depth + 1)).find((rows) => rows.length > 0) ?? [];
}

/** What a column holds, by the values that came. */
function columnOf(name: string, values: readonly unknown[]): Column {
  const there = values.filter((value) => value !== null && value !== '');
  const each = (test: (value: unknown) => boolean) => there.length > 0 && there.every(test);
  const texts = (pattern: RegExp) => each((value) => typeof value === 'string' && pattern.test(value));
  const types: readonly (readonly [ColumnType, boolean])[] = [
    ['integer', each(Number.isSafeInteger)],
    ['decimal', each((value) => typeof value === 'number')],
    ['flag', each((value) => typeof value === 'boolean')],
    ['day', texts(/^\d{4}-\d\d-\d\d$/)],
    ['time', texts(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/)],
    ['long', there.some((value) => typeof value === 'string' && value.includes('\n'))],
    ['list', each((value) => typeof value === 'object')],
  ];
  const [type] = types.find(([, is]) => is) ?? ['text'];
  return { name, comment: '', type, required: false };
}

/** The table of a list's answer: names and types alone. */
export function readSample(answer: unknown): Table[] {
  const rows = rowsIn(answer);
  if (rows.length === 0)
    throw new SourceError(
      'This is no source: neither CREATE TABLE, nor an OpenAPI document, nor an answer of the generator or of a list with records.',
    );
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) =>
    columnOf(
      name,
      rows.map((row) => row[name]),
    ),
  );
  const isUnique = (name: string) => new Set(rows.map((row) => row[name])).size === rows.length;
  const key = ['id', ...names.filter((name) => /Id$/.test(name))].find(
    (name) => names.includes(name) && isUnique(name),
  );
  const questions = [
    'A sample says nothing of labels, lengths, rules, permissions and calls: all of them are guessed.',
  ];
  const table: Table = { name: 'sample', title: '', key: '', columns, questions };
  return [checked(table, key === undefined ? [] : [key])];
}
