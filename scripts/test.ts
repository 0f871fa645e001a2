import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from './provideBrowser';

/**
 * Runs a suite: `tsx scripts/test.ts main` or `release`, with further arguments for vitest. Where there is no browser,
 * what needs none runs, the last line says what did not, and the suite has failed.
 */
const SUITES = {
  main: { browser: 'e2e', others: ['unit', 'flows'] },
  release: { browser: 'release', others: ['release-flows', 'release-properties'] },
} as const;
const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

const [name, ...rest] = process.argv.slice(2);
const suite = SUITES[name === 'release' ? 'release' : 'main'];
const missing = await provideBrowser();
const projects = [...suite.others, ...(missing === undefined ? [suite.browser] : [])];
const options = projects.map((project) => `--project=${project}`);
const { status } = spawnSync(process.execPath, [VITEST, 'run', ...options, ...rest], { stdio: 'inherit' });
if (missing !== undefined) console.error(`Not run: the tests in a browser. ${missing}`);
process.exitCode = missing === undefined ? (status ?? 1) : 1;
