import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unpackChromium } from './cachedPackages';
import { provideBrowser } from './provideBrowser';

/**
 * Runs a suite: `tsx scripts/test.ts main`, `release` or `oldest`, with further arguments for vitest. Where there is no
 * browser, what needs none runs, the last line says what did not, and the suite has failed.
 */
const SUITES: Readonly<Record<string, { browser: string; others: string[] }>> = {
  main: { browser: 'e2e', others: ['unit', 'flows'] },
  release: { browser: 'release', others: ['release-flows', 'release-properties'] },
  /** In Chromium 109, the last one for Windows 7. It cannot start a process for a page without `--no-zygote`. */
  oldest: { browser: 'e2e', others: [] },
};
const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

const [name = '', ...rest] = process.argv.slice(2);
const suite = SUITES[name];
if (!suite) throw new Error(`tsx scripts/test.ts ${Object.keys(SUITES).join(' | ')}`);
if (name === 'oldest') {
  process.env['CHROMIUM_PATH'] = await unpackChromium('chromium109');
  process.env['CHROMIUM_SWITCHES'] = '--no-zygote';
}
const missing = await provideBrowser();
const projects = [...suite.others, ...(missing === undefined ? [suite.browser] : [])];
const options = projects.map((project) => `--project=${project}`);
const { status } = spawnSync(process.execPath, [VITEST, 'run', ...options, ...rest], { stdio: 'inherit' });
if (missing !== undefined) console.error(`Not run: the tests in a browser. ${missing}`);
process.exitCode = missing === undefined ? (status ?? 1) : 1;
