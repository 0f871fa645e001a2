import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepBusy } from './keepBusy';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

interface Result {
  numPassedTests: number;
  numFailedTests: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'busy-'));
const file = path.join(folder, 'result.json');
const count = availableParallelism();
const { stop } = keepBusy(count);
process.on('exit', () => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

console.log(`${count} other processes keep this machine's ${count} processors busy.`);
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
const tests = spawn(process.execPath, [VITEST, 'run', ...reporters, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code) => {
  if (existsSync(file)) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Result;
    console.log(`On a busy machine: ${numPassedTests} tests passed, ${numFailedTests} failed.`);
  } else {
    console.log('The tests have ended without a result.');
  }
  process.exit(code ?? 1);
});
