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

/** A test that vitest has run, or passed over. */
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

/** Matches what vitest makes of a title of `test.each`: `%s` and `$name` stand for anything. */
function titlePattern(title: string): RegExp {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const open = escaped.replace(/%[%sdifjoOc#]|\\\$\w+(?:\\\.\w+)*/g, (part) => (part === '%%' ? '%' : '.*'));
  return new RegExp(`^${open}$`, 's');
}

/** Whether a test is the one that is named: the last title is its own, those before it are of blocks around it. */
function isNamed({ file, titles }: RanTest, named: NamedTest): boolean {
  if (file !== named.file || titles.length < named.titles.length) return false;
  const end = titles.slice(-named.titles.length);
  return named.titles.every((title, place) => end[place] === title || titlePattern(title).test(end[place] ?? ''));
}

/** What is wrong with the rows by a result of vitest: each named test must be in it and have passed. */
export const checkResult = (rows: readonly Row[], result: readonly RanTest[]): string[] =>
  rows.flatMap(({ number, tests }) =>
    tests.flatMap((named) => {
      const name = [named.file, ...named.titles].join(SEPARATOR);
      const ran = result.filter((test) => isNamed(test, named));
      if (ran.length === 0) return [`${number}: did not run: ${name}`];
      return ran
        .filter(({ status }) => status !== 'passed')
        .map(({ titles, status }) => `${number}: ${status}: ${[named.file, ...titles].join(SEPARATOR)}`);
    }),
  );
