import * as v from 'valibot';
import { SEPARATOR, type NamedTest, type Row } from './readTable';

const schema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
});

/** A test that vitest has run or skipped. */
export interface RanTest {
  file: string;
  titles: string[];
  status: string;
}

/** The tests in vitest's JSON report; `root` is the folder of the project. Throws when it is no such report. */
export const readResult = (report: unknown, root: string): RanTest[] =>
  v.parse(schema, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.replace(`${root}/`, ''),
      titles: [...ancestorTitles, title],
      status,
    })),
  );

/**
 * Whether a name in the conformance table means this test. The name ends with the title of the test; titles of the
 * enclosing `describe` blocks may stand before it.
 */
function isNamed({ file, titles }: RanTest, named: NamedTest): boolean {
  if (file !== named.file || titles.length < named.titles.length) return false;
  const end = titles.slice(-named.titles.length);
  return named.titles.every((title, place) => end[place] === title);
}

function problemOf(named: NamedTest, result: readonly RanTest[]): string[] {
  const name = [named.file, ...named.titles].join(SEPARATOR);
  const [ran, ...more] = result.filter((test) => isNamed(test, named));
  if (ran === undefined) return [`did not run: ${name}`];
  if (more.length > 0) return [`means ${more.length + 1} tests, name the one: ${name}`];
  return ran.status === 'passed' ? [] : [`${ran.status}: ${name}`];
}

/**
 * Compares the conformance table with a test run, and returns the problems: each name in the table must mean exactly
 * one test, which must have passed.
 */
export const checkResult = (rows: readonly Row[], result: readonly RanTest[]): string[] =>
  rows.flatMap(({ number, tests }) =>
    tests.flatMap((named) => problemOf(named, result).map((problem) => `${number}: ${problem}`)),
  );
