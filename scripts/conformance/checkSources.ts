import path from 'node:path';
import type { NamedTest, Row } from './readTable';

/** The text of a file of the project, or `undefined` when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** A title as it can stand between quotes. */
const quoted = (title: string) =>
  ["'", '"', '`'].map((quote) => quote + title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote);

/** The text of a test file, with the files beside it that it imports: a long suite may be spread over several. */
function sourceOf(file: string, read: ReadFile): string | undefined {
  const source = read(file);
  if (source === undefined) return undefined;
  const parts = [...source.matchAll(/ from '(\.\/[^']+)'/g)].map(([, part = '']) =>
    read(`${path.posix.join(path.posix.dirname(file), part)}.ts`),
  );
  return [source, ...parts].join('\n');
}

function problemOf({ file, titles }: NamedTest, read: ReadFile): string[] {
  const source = sourceOf(file, read);
  if (source === undefined) return [`there is no file ${file}`];
  if (titles.length === 0) return [`${file} is named without the title of a test`];
  return titles
    .filter((title) => !quoted(title).some((text) => source.includes(text)))
    .map((title) => `${file} has no test "${title}"`);
}

/** What is wrong with the numbers: each section counts from 1. */
function misnumbered(rows: readonly Row[]): string[] {
  const last = new Map<string, number>();
  return rows.flatMap(({ number }) => {
    const [section = '', place = ''] = number.split('.');
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, expected);
    return Number(place) === expected ? [] : [`${number}: should be ${section}.${expected}`];
  });
}

/** What can be said of the table without running anything: each file is there and holds the titles named. */
export const checkSources = (rows: readonly Row[], read: ReadFile): string[] => [
  ...misnumbered(rows),
  ...rows.flatMap(({ number, files, tests, note }) =>
    [
      ...files.filter((file) => read(file) === undefined).map((file) => `there is no file ${file}`),
      ...tests.flatMap((test) => problemOf(test, read)),
      ...(tests.length === 0 && note === '' ? ['neither a test, nor a decision, nor "missing"'] : []),
    ].map((problem) => `${number}: ${problem}`),
  ),
];
