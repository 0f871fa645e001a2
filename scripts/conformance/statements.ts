import { readdirSync, readFileSync } from 'node:fs';

/** A file of the project with its text. */
export interface Source {
  path: string;
  text: string;
}

const FOLDERS = ['bench', 'deploy', 'docs/decisions', 'mocks', 'scripts', 'src', 'tests', 'vite'];
const HAS_TEXT = /\.(?:ts|tsx|js|css|md|sh|conf)$/;

/** The files whose comments and titles may refer to the specification. */
export const readSources = (): Source[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => HAS_TEXT.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );

/** Sections 1 to 9 of docs/specification.md say what users meet; later ones describe backends. */
const LAST_SHOWN_SECTION = 9;
/** Stands at the end of a statement that no test can show. */
const UNTESTED = 'No test shows it.';

const STATEMENT = /^- \*\*(\d+\.\d+)\*\* (.*)$/gm;
/** The numbers at the end of a title, such as `'a reload keeps the place (§2.18, §4.7)'`; the sign is escaped, because this file is a source. */
const NUMBERS_OF_TITLE = /(['"`])((?:\\.|(?!\1)[^\\\n])*?) \((\u00A7\d+\.\d+(?:, \u00A7\d+\.\d+)*)\)\1/g;
/** The sign with or without a number; and a reference in words. */
const REFERENCE = /\u00A7(\d+\.\d+)?|\bspecification,\s+(?:\*\s+|\/\/\s+)?sections?\b/giu;

/** The numbers of all statements of docs/specification.md, and of those that a test has to show. */
export function readStatements(markdown: string): { all: string[]; shown: string[] } {
  const statements = [...markdown.matchAll(STATEMENT)].map(([, number = '', text = '']) => ({ number, text }));
  return {
    all: statements.map(({ number }) => number),
    shown: statements
      .filter(({ number, text }) => Number.parseInt(number, 10) <= LAST_SHOWN_SECTION && !text.endsWith(UNTESTED))
      .map(({ number }) => number),
  };
}

/** The tests that show each statement: those whose titles end with its number. */
export function testsByStatement(sources: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of sources.filter((source) => /\.test\.tsx?$/.test(source.path)))
    for (const [, , title = '', numbers = ''] of text.matchAll(NUMBERS_OF_TITLE))
      for (const number of numbers.replaceAll('\u00A7', '').split(', '))
        found.set(number, [...(found.get(number) ?? []), `${path} › ${title}`]);
  return found;
}

/** Lists numbers that are out of order: in each section they count from 1 without a gap. */
export function misnumbered(numbers: readonly string[]): string[] {
  const last = new Map<string, number>();
  return numbers.flatMap((number) => {
    const [section = '', place = ''] = number.split('.');
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, expected);
    return Number(place) === expected ? [] : [`${number}: should be ${section}.${expected}`];
  });
}

/** Lists the references to the specification that lead nowhere: each names the number of a statement that exists. */
export function brokenReferences(sources: readonly Source[], statements: readonly string[]): string[] {
  const known = new Set(statements);
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(REFERENCE)].flatMap(([reference, number]) => {
      if (number === undefined) return [`${path}: "${reference}" names no statement`];
      return known.has(number) ? [] : [`${path}: there is no statement ${number}`];
    }),
  );
}
