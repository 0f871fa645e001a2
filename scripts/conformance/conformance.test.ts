import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkResult, readResult } from './checkResult';
import { checkSources } from './checkSources';
import { readTable } from './readTable';

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

test('docs/conformance.md names files that are there and tests that stand in them', () => {
  const rows = readTable(readFileSync('docs/conformance.md', 'utf8'));
  expect(rows.length).toBeGreaterThan(300);
  expect(checkSources(rows, readIfThere)).toEqual([]);
});

const row = (...tests: string[]) =>
  `| 1.1 | A \\| B | \`a.ts\`, \`b.ts\` | ${tests.map((name) => `\`${name}\``).join('<br>')} |`;

test('a row is a number, a sentence, files and tests', () => {
  const text = `# Title\n\n| No. | Sentence |\n| --- | --- |\n${row('a.test.ts › block › x \\| y', 'b.test.ts › z')}\n`;
  expect(readTable(text)).toEqual([
    {
      number: '1.1',
      files: ['a.ts', 'b.ts'],
      tests: [
        { file: 'a.test.ts', titles: ['block', 'x | y'] },
        { file: 'b.test.ts', titles: ['z'] },
      ],
      note: '',
    },
  ]);
  expect(readTable('| 1.1 | Not shown. | – | missing: why |')).toMatchObject([{ tests: [], note: 'missing: why' }]);
});

const FILES: Record<string, string> = {
  'a.ts': '',
  'b.ts': '',
  'a.test.ts': `describe('block', () => test.each([])("it's %s", () => {}));`,
};

test.each([
  ['all is there', row("a.test.ts › it's %s"), []],
  ['with its block', row("a.test.ts › block › it's %s"), []],
  ['another title', row('a.test.ts › its'), ['1.1: a.test.ts has no test "its"']],
  ['part of a title', row('a.test.ts › %s'), ['1.1: a.test.ts has no test "%s"']],
  ['no title', row('a.test.ts'), ['1.1: a.test.ts is named without the title of a test']],
  ['no test file', row('c.test.ts › x'), ['1.1: there is no file c.test.ts']],
  ['no file', '| 1.1 | A | `c.ts` | nothing to show |', ['1.1: there is no file c.ts']],
  ['nothing said', '| 1.1 | A | – | |', ['1.1: neither a test, nor a decision, nor "missing"']],
  ['a gap', '| 1.2 | A | – | missing |', ['1.2: should be 1.1']],
])('sources: %s', (_name, text, problems) => {
  expect(checkSources(readTable(text), (path) => FILES[path])).toEqual(problems);
});

const report = (...tests: [title: string, status: string][]) => ({
  testResults: [
    {
      name: '/home/a.test.ts',
      assertionResults: tests.map(([title, status]) => ({ ancestorTitles: ['block'], title, status })),
    },
  ],
});

test.each([
  ['passed', "a.test.ts › it's", [["it's", 'passed']], []],
  ['one of its block', 'a.test.ts › block › x', [['x', 'passed']], []],
  ['of another block', 'a.test.ts › other › x', [['x', 'passed']], ['1.1: did not run: a.test.ts › other › x']],
  ['each of a template', 'a.test.ts › %s is 100%% $path.x', [['a is 100% /b', 'passed']], []],
  [
    'not each of a template',
    'a.test.ts › is %s',
    [
      ['is a', 'passed'],
      ['is b', 'failed'],
    ],
    ['1.1: failed: a.test.ts › block › is b'],
  ],
  ['skipped', 'a.test.ts › x', [['x', 'skipped']], ['1.1: skipped: a.test.ts › block › x']],
  ['not run', 'a.test.ts › x (y)', [['x y', 'passed']], ['1.1: did not run: a.test.ts › x (y)']],
  ['of another file', 'b.test.ts › x', [['x', 'passed']], ['1.1: did not run: b.test.ts › x']],
] as [string, string, [string, string][], string[]][])('result: %s', (_name, named, ran, problems) => {
  expect(checkResult(readTable(row(named)), readResult(report(...ran), '/home'))).toEqual(problems);
});

test('what is no result of vitest is refused', () => {
  expect(() => readResult({ tests: [] }, '/home')).toThrow();
});
