import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describe } from '../../scripts/fromServer/describe';
import { knownLists, tablesIn } from '../../scripts/fromServer/readSource';
import { placed } from '../../scripts/fromServer/written';
import { newFiles } from '../../scripts/new';
import { typeComplaints } from '../typeComplaints';

test('the fifteen tables of the party work give pages, mocks and journeys without a fault of types', async () => {
  const tables = tablesIn(readFileSync('docs/party.sql', 'utf8')).map((table) =>
    placed(table, `trial/${table.name.replace('party_', '')}`),
  );
  const known = knownLists();
  let files: Record<string, string> = {};
  // A page after another: the lists have a line of each.
  for (const table of tables) {
    const before = files;
    const read = (file: string) => before[file] ?? readFileSync(file, 'utf8');
    const { texts } = await newFiles((table.path ?? '').slice(1), describe(table, known, tables), read);
    files = { ...files, ...texts };
  }
  expect(Object.keys(files).filter((file) => file.endsWith('Page.tsx'))).toHaveLength(15);
  // What the setup of the tests adds to `expect`.
  const setup = { 'tests/setup.ts': readFileSync('tests/setup.ts', 'utf8') };
  expect(Object.values(typeComplaints({ ...files, ...setup })).flat()).toEqual([]);
}, 300_000);
