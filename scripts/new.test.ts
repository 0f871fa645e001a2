import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { describe } from './fromServer/describe';
import { knownLists, tablesIn } from './fromServer/readSource';
import { camel } from './fromServer/Table';
import { LIST, placed } from './fromServer/write';
import { frameOf, newFiles } from './new';

/** What TypeScript says of each of these files as if they were in the project. */
function complaints(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const texts = new Map(Object.entries(files).map(([file, text]) => [resolve(file), text]));
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent({ ...(config as object), include: [] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists } = host;
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file);
  host.directoryExists = (at) =>
    [...texts.keys()].some((file) => file.startsWith(resolve(at))) || (directoryExists?.(at) ?? true);
  const program = ts.createProgram(
    [...texts.keys(), 'tests/setup.ts'],
    { ...options, incremental: false, noEmit: true },
    host,
  );
  const said = (file: string) => {
    const source = program.getSourceFile(resolve(file));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  };
  return Object.fromEntries(
    Object.keys(files).map((file) => [
      file,
      said(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}

/** A page after another: its files are where the lists of the others stand. */
async function allFiles(pages: readonly (readonly [at: string, described: ReturnType<typeof frameOf>])[]) {
  let files: Record<string, string> = {};
  for (const [at, description] of pages) {
    const before = files;
    const { texts } = await newFiles(at, description, (file) => before[file] ?? readFileSync(file, 'utf8'));
    files = { ...files, ...texts };
  }
  return files;
}

/** All tables of the party work as pages at another place. */
const trials = () => {
  const tables = tablesIn(readFileSync('docs/party.sql', 'utf8')).map((table) => {
    const at = `trial/${camel(table.name.replace('party_', ''))}`;
    return [at, placed(table, at)] as const;
  });
  const known = knownLists();
  return tables.map(
    ([at, table]) =>
      [
        at,
        describe(
          table,
          known,
          tables.map(([, one]) => one),
        ),
      ] as const,
  );
};

test('the files of a new page, and the list with it, have no fault that TypeScript knows', async () => {
  const frames = [
    ['office/booking', '会议室预约'],
    ['office/car', '用车申请'],
  ] as const;
  const files = await allFiles([...frames.map(([at, title]) => [at, frameOf(at, title)] as const), ...trials()]);
  expect(Object.keys(files)).toContain('src/pages/office/BookingPage.tsx');
  expect(Object.keys(files).filter((file) => file.startsWith('src/pages/trial/'))).toHaveLength(15);
  const wrong = LIST.replace('.ts', 'Wrong.ts');
  const { [wrong]: ofWrong, ...ofFiles } = complaints({
    ...files,
    [wrong]: (files[LIST] ?? '').replace('resourceCalls(bookingRecords)', 'resourceCalls(bookings)'),
  });
  expect(Object.values(ofFiles).flat()).toEqual([]);
  expect(ofWrong).not.toEqual([]);
}, 120_000);

test.each([
  ['booking', '会议室预约'],
  ['office/booking', ''],
  ['office/booking', "会议'室"],
  ['../x/y', '会议室预约'],
])('%s %j is refused', (at, title) => {
  expect(() => frameOf(at, title)).toThrow('npm run new');
});
