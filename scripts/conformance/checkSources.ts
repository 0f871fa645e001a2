import path from 'node:path';
import type { NamedTest, Row } from './readTable';
import { comesFrom, titlesIn } from './titlesIn';

/** The text of a file of the project, or `undefined` when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** The text of a test file and of the files beside it that it imports, since a long suite may have several files. */
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
  const templates = titlesIn(source);
  return titles
    .filter((title) => !templates.some((template) => comesFrom(template, title, source)))
    .map((title) => `${file} has no test "${title}"`);
}

/**
 * Checks, without running tests, that each test file in the conformance table exists and contains the titles named
 * there.
 */
export const checkSources = (rows: readonly Row[], read: ReadFile): string[] =>
  rows.flatMap(({ number, tests, note }) =>
    [
      ...tests.flatMap((test) => problemOf(test, read)),
      ...(tests.length === 0 && note === '' ? ['neither a test, nor a reason, nor "missing"'] : []),
    ].map((problem) => `${number}: ${problem}`),
  );
