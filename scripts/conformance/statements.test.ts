import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenReferences, misnumbered, readSources, readStatements, testsByStatement } from './statements';

const statements = readStatements(readFileSync('docs/specification.md', 'utf8'));
const sources = readSources();

test('the statements of the specification are numbered without a gap', () => {
  expect(statements.all.length).toBeGreaterThan(300);
  expect(misnumbered(statements.all)).toEqual([]);
});

test('a test shows each statement of sections 1 to 9', () => {
  const shown = testsByStatement(sources);
  expect(statements.shown.filter((number) => !shown.has(number))).toEqual([]);
});

test('each reference leads to a statement', () => {
  expect(sources.some(({ path }) => path === 'src/main.tsx')).toBe(true);
  expect(brokenReferences(sources, statements.all)).toEqual([]);
});

const SPECIFICATION = '- **1.1** A\n- **1.2** B. No test shows it.\n- **1.4** C\n- **10.1** D\n';
/** Escaped and put together, because this file is one of the sources. */
const SIGN = '\u00a7';
const IN_WORDS = ['specification,', 'section'].join(' ');

test('statements: what a test has to show, and a gap', () => {
  const { all, shown } = readStatements(SPECIFICATION);
  expect(shown).toEqual(['1.1', '1.4']);
  expect(misnumbered(all)).toEqual(['1.4: should be 1.3']);
});

test('titles: the numbers at their end', () => {
  const text = `test('one (${SIGN}1.1, ${SIGN}1.4)', f);\ntest.each([])("it's %s (${SIGN}1.1)", f); // ${SIGN}1.2`;
  expect([...testsByStatement([{ path: 'a.test.ts', text }])]).toEqual([
    ['1.1', ['a.test.ts › one', "a.test.ts › it's %s"]],
    ['1.4', ['a.test.ts › one']],
  ]);
  expect(testsByStatement([{ path: 'a.ts', text }]).size).toBe(0);
});

test.each([
  ['several in one comment', `(${SIGN}1.1, ${SIGN}1.2 to ${SIGN}10.1)`, []],
  ['a number that does not exist', `(${SIGN}1.3)`, ['a.ts: there is no statement 1.3']],
  ['a number that goes on', `(${SIGN}1.11)`, ['a.ts: there is no statement 1.11']],
  ['a section', `(${SIGN}10)`, [`a.ts: "${SIGN}" names no statement`]],
  ['words', `(${IN_WORDS} 2)`, [`a.ts: "${IN_WORDS}" names no statement`]],
])('references: %s', (_name, text, problems) => {
  expect(brokenReferences([{ path: 'a.ts', text }], readStatements(SPECIFICATION).all)).toEqual(problems);
});
