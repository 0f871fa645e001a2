import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LIST, newFiles, withPage } from './new';

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

test('the files of a new page, and the list with it, have no fault that TypeScript knows', () => {
  const list = withPage(withPage(readFileSync(LIST, 'utf8'), 'office/booking', '会议室预约'), 'office/car', '用车申请');
  const files = { ...newFiles('office/booking', '会议室预约'), ...newFiles('office/car', '用车申请'), [LIST]: list };
  expect(Object.keys(files)).toContain('src/pages/office/BookingPage.tsx');
  const wrong = LIST.replace('.ts', 'Wrong.ts');
  const { [wrong]: ofWrong, ...ofFiles } = complaints({
    ...files,
    [wrong]: list.replace('bookingRecords)', 'bookings)'),
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
  expect(() => newFiles(at, title)).toThrow('npm run new');
});
