import { readFileSync } from 'node:fs';
import { readSources, readStatements, testsByStatement } from './conformance/statements';

// Prints the table of conformance: which tests show each statement of docs/specification.md, by the numbers at the end
// of their titles.
const { shown } = readStatements(readFileSync('docs/specification.md', 'utf8'));
const tests = testsByStatement(readSources());
console.log('| No. | Shown by |\n| --- | --- |');
for (const number of shown) console.log(`| ${number} | ${tests.get(number)?.join('<br>') ?? 'missing'} |`);
