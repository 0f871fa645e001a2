import type { Row } from './readTable';

/** The first sections have one row per statement, with the tests that show it. Later sections describe backends. */
const LAST_SHOWN_SECTION = 9;

/** The numbers of the statements in a specification: list entries such as `- **2.14** …`. */
export const readNumbers = (markdown: string): string[] =>
  [...markdown.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);

/** Problems of the numbering: each section counts from 1. */
function misnumbered(numbers: readonly string[]): string[] {
  const last = new Map<string, number>();
  return numbers.flatMap((number) => {
    const [section = '', place = ''] = number.split('.');
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, expected);
    return Number(place) === expected ? [] : [`${number}: should be ${section}.${expected}`];
  });
}

/** Problems of the rows: each statement of the first nine sections needs exactly one row. */
export function checkNumbers(rows: readonly Row[], statements: readonly string[]): string[] {
  const shown = statements.filter((number) => Number.parseInt(number, 10) <= LAST_SHOWN_SECTION);
  const inTable = new Set(rows.map(({ number }) => number));
  const inText = new Set(shown);
  return [
    ...misnumbered(statements),
    ...misnumbered(rows.map(({ number }) => number)),
    ...shown.filter((number) => !inTable.has(number)).map((number) => `${number}: has no row in the table`),
    ...[...inTable].filter((number) => !inText.has(number)).map((number) => `${number}: is not in the specification`),
  ];
}
