import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkNumbers, readNumbers } from './checkNumbers';
import { checkReferences } from './checkReferences';
import { checkResult, readResult } from './checkResult';
import { checkSources } from './checkSources';
import { readSources } from './readSources';
import { readTable } from './readTable';

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const statements = () => readNumbers(readFileSync('docs/specification.md', 'utf8'));
const table = () => readTable(readFileSync('docs/conformance.md', 'utf8'));

test('docs/conformance.md names tests that stand in their files', () => {
  expect(table().length).toBeGreaterThan(300);
  expect(checkSources(table(), readIfThere)).toEqual([]);
});

test('docs/conformance.md and docs/specification.md have the same numbers', () => {
  expect(checkNumbers(table(), statements())).toEqual([]);
});

test('each reference leads to a statement', () => {
  const sources = readSources();
  expect(sources.some(({ path }) => path === 'src/main.tsx')).toBe(true);
  expect(checkReferences(sources, statements())).toEqual([]);
});

const SPECIFICATION = '- **1.1** A\n- **1.2** B\n\n## 10. Envelope\n\n- **10.1** C\n';

/** Escaped and put together, because this file is one of the sources. */
const SIGN = '\u00a7';
const IN_WORDS = ['specification,', 'section'].join(' ');

test.each([
  ['several in one comment', `(${SIGN}1.1, ${SIGN}1.2 to ${SIGN}10.1)`, []],
  ['a number that does not exist', `(${SIGN}1.3)`, ['a.ts: there is no statement 1.3']],
  ['a number that goes on', `(${SIGN}1.11)`, ['a.ts: there is no statement 1.11']],
  ['a section', `(${SIGN}10)`, [`a.ts: "${SIGN}" names no statement`]],
  ['words', `(${IN_WORDS} 2)`, [`a.ts: "${IN_WORDS}" names no statement`]],
])('references: %s', (_name, text, problems) => {
  expect(checkReferences([{ path: 'a.ts', text }], readNumbers(SPECIFICATION))).toEqual(problems);
});

const row = (...tests: string[]) => `| 1.1 | ${tests.map((name) => `\`${name}\``).join('<br>')} |`;

test('a row is a number and its tests', () => {
  const text = `# Title\n\n| No. | Shown by |\n| --- | --- |\n${row('a.test.ts › block › x \\| y', 'b.test.ts › z')}\n`;
  expect(readTable(text)).toEqual([
    {
      number: '1.1',
      tests: [
        { file: 'a.test.ts', titles: ['block', 'x | y'] },
        { file: 'b.test.ts', titles: ['z'] },
      ],
      note: '',
    },
  ]);
  expect(readTable('| 1.1 | missing: why |')).toMatchObject([{ tests: [], note: 'missing: why' }]);
});

test.each([
  ['each statement has a row', '| 1.1 | x |\n| 1.2 | x |', []],
  ['a statement without a row', '| 1.1 | x |', ['1.2: has no row in the table']],
  ['a row without a statement', '| 1.1 | x |\n| 1.2 | x |\n| 1.3 | x |', ['1.3: is not in the specification']],
  ['a number twice', '| 1.1 | x |\n| 1.2 | x |\n| 1.2 | x |', ['1.2: should be 1.3']],
])('numbers: %s', (_name, text, problems) => {
  expect(checkNumbers(readTable(text), readNumbers(SPECIFICATION))).toEqual(problems);
});

test('a gap in the specification is told', () => {
  expect(checkNumbers([], readNumbers('- **10.2** A'))).toEqual(['10.2: should be 10.1']);
});

const FILES: Record<string, string> = {
  'a.test.ts': [
    `describe('block', () => test.each([])("it's %s", () => {}));`,
    `test.each([['one case', 1]])('%s', () => {});`,
    'test(`made of ${name}`, () => {});',
  ].join('\n'),
};

test.each([
  ['the template', row("a.test.ts › it's %s"), []],
  ['its filled-in form, with its block', row("a.test.ts › block › it's so"), []],
  ['a template of JavaScript', row('a.test.ts › made of stone'), []],
  ['a case that stands in the file', row('a.test.ts › one case'), []],
  ['a case that does not', row('a.test.ts › another case'), ['1.1: a.test.ts has no test "another case"']],
  ['another title', row('a.test.ts › its'), ['1.1: a.test.ts has no test "its"']],
  ['no title', row('a.test.ts'), ['1.1: a.test.ts is named without the title of a test']],
  ['no test file', row('c.test.ts › x'), ['1.1: there is no file c.test.ts']],
  ['nothing said', '| 1.1 | |', ['1.1: neither a test, nor a reason, nor "missing"']],
])('sources: %s', (_name, text, problems) => {
  expect(checkSources(readTable(text), (path) => FILES[path])).toEqual(problems);
});

const report = (...tests: [block: string, title: string, status: string][]) => ({
  testResults: [
    {
      name: '/home/a.test.ts',
      assertionResults: tests.map(([block, title, status]) => ({ ancestorTitles: [block], title, status })),
    },
  ],
});

test.each([
  ['passed', "a.test.ts › it's", [['block', "it's", 'passed']], []],
  ['one of its block', 'a.test.ts › block › x', [['block', 'x', 'passed']], []],
  ['of another block', 'a.test.ts › other › x', [['block', 'x', 'passed']], ['did not run: a.test.ts › other › x']],
  [
    'a template, which names no case',
    'a.test.ts › is %s',
    [['block', 'is a', 'passed']],
    ['did not run: a.test.ts › is %s'],
  ],
  [
    'two tests of one name',
    'a.test.ts › x',
    [
      ['block', 'x', 'passed'],
      ['other', 'x', 'passed'],
    ],
    ['means 2 tests, name the one: a.test.ts › x'],
  ],
  [
    'one of the two',
    'a.test.ts › block › x',
    [
      ['block', 'x', 'passed'],
      ['other', 'x', 'failed'],
    ],
    [],
  ],
  ['failed', 'a.test.ts › x', [['block', 'x', 'failed']], ['failed: a.test.ts › x']],
  ['skipped', 'a.test.ts › x', [['block', 'x', 'skipped']], ['skipped: a.test.ts › x']],
  ['of another file', 'b.test.ts › x', [['block', 'x', 'passed']], ['did not run: b.test.ts › x']],
] as [string, string, [string, string, string][], string[]][])('result: %s', (_name, named, ran, problems) => {
  const found = checkResult(readTable(row(named)), readResult(report(...ran), '/home'));
  expect(found).toEqual(problems.map((problem) => `1.1: ${problem}`));
});

test('what is no result of vitest is refused', () => {
  expect(() => readResult({ tests: [] }, '/home')).toThrow();
});
