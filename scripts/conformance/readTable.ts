/** The name of a test in the conformance table: `path › describe › title`, with the titles as vitest prints them. */
export interface NamedTest {
  file: string;
  titles: string[];
}

/** A row of docs/conformance.md: one statement of docs/specification.md. */
export interface Row {
  /** The number of the statement, such as `2.14`. */
  number: string;
  tests: NamedTest[];
  /** The text of the last cell without the names of tests: why no test can show the statement, or `missing`. */
  note: string;
}

export const SEPARATOR = ' › ';
export const MISSING = 'missing';

const CELL_BORDER = /(?<!\\)\|/;
const NAME = /`([^`]+)`/g;

const namesIn = (cell: string) => [...cell.matchAll(NAME)].map(([, name = '']) => name.replaceAll('\\|', '|'));

function toTest(name: string): NamedTest {
  const [file = '', ...titles] = name.split(SEPARATOR);
  return { file, titles };
}

/** The rows of the tables in docs/conformance.md. Lines whose first cell is no number, such as headers, are skipped. */
export const readTable = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| *\d+\.\d+ /.test(line))
    .map((line) => {
      const [, number = '', tests = ''] = line.split(CELL_BORDER).map((cell) => cell.trim());
      const note = tests.replace(NAME, '').replaceAll('<br>', ' ').trim();
      return { number, tests: namesIn(tests).map(toTest), note };
    });
