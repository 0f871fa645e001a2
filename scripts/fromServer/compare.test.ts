import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Field } from '@/resource/model/Field';
import { compare } from './compare';
import { describe } from './describe';
import { tablesIn } from './readSource';
import { placed } from './written';

const SQL = readFileSync('docs/party.sql', 'utf8');
const feeIn = (sql: string) => {
  const table = tablesIn(sql).find(({ name }) => name === 'party_fee');
  if (!table) throw new Error('party_fee is gone');
  return placed(table, 'party/fee');
};
/** The page as it is written of the table. */
const { table, nameField, guesses } = describe(feeIn(SQL), []);
const page = {
  ...{ noun: table.title, path: table.path ?? '', id: table.key, nameField, permission: table.permission ?? '' },
  fields: guesses.flatMap(({ field }) => (field ? [field as unknown as Field] : [])),
};
const differences = (from: RegExp, to: string) => {
  const start = SQL.indexOf('create table if not exists party_fee');
  const changed = SQL.slice(0, start) + SQL.slice(start).replace(from, to);
  return compare(feeIn(changed), page).map(({ text, isRefused }) => `${isRefused ? 'refused ' : ''}${text}`);
};

test.each<[what: string, from: RegExp, to: string, told: string[]]>([
  ['nothing', /x^/, '', []],
  [
    'a new column',
    /(payee_name)/,
    'bank varchar(9) not null, $1',
    ['refused bank is not on the page (text, required)'],
  ],
  ['a column that is gone', /payee_name.*\n/, '', ['payeeName (收款人) is not on the server: what is typed is lost']],
  ['a shorter one', /(payee_name\s+varchar)\(30\)/, '$1(20)', ['refused payeeName takes 30 characters, the server 20']],
  ['a longer one', /(payee_name\s+varchar)\(30\)/, '$1(40)', ['payeeName takes 30 characters, the server 40']],
  ['another type', /(paid_date\s+)date/, '$1int', ['refused paidDate is of the kind day, the server has integer']],
  ['fewer decimals', /(paid\s+decimal)\(10,2\)/, '$1(10,1)', ['refused paid takes 2 decimals, the server 1']],
  [
    'one that is required',
    /(paid_date\s+date\s+)default null/,
    '$1not null',
    ['refused paidDate is required by the server, and not by the page'],
  ],
  [
    'one that is not',
    /(due_date\s+date\s+)not null/,
    '$1default null',
    ['dueDate is required by the page, and not by the server'],
  ],
])('%s is named, and nothing else', (_what, from, to, told) => {
  expect(differences(from, to)).toEqual(told);
});

test('calls that the server lacks and other permissions are named', () => {
  const other = { ...table, calls: ['list', 'query', 'add', 'edit'] as const, permission: 'party:due' };
  expect(compare(other, page).map(({ text }) => text)).toEqual([
    "its permissions are party:fee:…, the server's party:due:…",
    'the server has no call for remove',
  ]);
});
