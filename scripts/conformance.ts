import { existsSync, readFileSync } from 'node:fs';
import { checkNumbers, readNumbers } from './conformance/checkNumbers';
import { checkReferences } from './conformance/checkReferences';
import { checkResult, readResult } from './conformance/checkResult';
import { checkSources } from './conformance/checkSources';
import { readSources } from './conformance/readSources';
import { MISSING, readTable } from './conformance/readTable';

/**
 * Checks docs/conformance.md against docs/specification.md and against what vitest has run, and that each reference to
 * a statement leads to one: `npm run conformance` after `CI=true npm test`.
 */
const TABLE = 'docs/conformance.md';
const SPECIFICATION = 'docs/specification.md';
const RESULT = 'test-results/vitest.json';

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function problemsIn(rows: ReturnType<typeof readTable>): string[] {
  const report = readIfThere(RESULT);
  if (report === undefined) return [`There is no ${RESULT}. Run "CI=true npm test" first: it writes the file.`];
  const statements = readNumbers(readFileSync(SPECIFICATION, 'utf8'));
  return [
    ...checkNumbers(rows, statements),
    ...checkReferences(readSources(), statements),
    ...checkSources(rows, readIfThere),
    ...checkResult(rows, readResult(JSON.parse(report), process.cwd())),
  ];
}

const rows = readTable(readFileSync(TABLE, 'utf8'));
const problems = problemsIn(rows);
for (const problem of problems) console.error(problem);

const missing = rows.filter(({ note }) => note.includes(MISSING)).map(({ number }) => number);
const tested = rows.filter(({ tests }) => tests.length > 0).length;
console.log(
  `${TABLE}: ${rows.length} rows, ${tested} with tests, ${missing.length} missing ${missing.join(', ')}`.trim(),
);
process.exitCode = problems.length === 0 ? 0 : 1;
