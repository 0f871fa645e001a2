import type { Row } from './readTable';

/**
 * Sections 1 to 9 of docs/specification.md must have a row for each statement in the conformance table, with the tests
 * that show it. Later sections describe backends, so they have no rows.
 */
const LAST_SHOWN_SECTION = 9;

/** The numbers of the statements in docs/specification.md: list entries such as `- **2.14** …`. */
export const readNumbers = (markdown: string): string[] =>
  [...markdown.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);

/** Lists numbers that are out of order: in each section they must count from 1 without a gap. */
function misnumbered(numbers: readonly string[]): string[] {
  const last = new Map<string, number>();
  return numbers.flatMap((number) => {
    const [section = '', place = ''] = number.split('.');
    const expected = (last.get(section) ?? 0) + 1;
    last.set(section, expected);
    return Number(place) === expected ? [] : [`${number}: should be ${section}.${expected}`];
  });
}

/**
 * Compares the conformance table with the specification, and returns the problems. Each statement of sections 1 to 9
 * needs exactly one row, and the numbers of statements and rows must have no gap.
 */
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
