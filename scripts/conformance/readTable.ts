/** A test as the table names it: `path › describe › title`, titles as they stand in the source. */
export interface NamedTest {
  file: string;
  titles: string[];
}

/** A row of docs/conformance.md: one sentence of the specification. */
export interface Row {
  /** Section and place in it, such as `2.14`. */
  number: string;
  files: string[];
  tests: NamedTest[];
  /** What the last cell says beside the names of tests: a decision, or `missing`. */
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

/** The rows of the tables in a Markdown text; lines that do not begin with a number are none. */
export const readTable = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| *\d+\.\d+ /.test(line))
    .map((line) => {
      const [, number = '', , files = '', tests = ''] = line.split(CELL_BORDER).map((cell) => cell.trim());
      const note = tests.replace(NAME, '').replaceAll('<br>', ' ').trim();
      return { number, files: namesIn(files), tests: namesIn(tests).map(toTest), note };
    });
