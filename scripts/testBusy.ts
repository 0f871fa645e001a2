import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { keepBusy } from './keepBusy';

/** Runs a suite as `scripts/test.ts` does, while twice as many other processes as there are processors keep them busy. */
const TEST = fileURLToPath(new URL('./test.ts', import.meta.url));

const count = 2 * availableParallelism();
const { stop } = keepBusy(count);
process.on('exit', stop);
console.log(`${count} other processes keep this machine busy.`);
const tests = spawn(process.execPath, ['--import', 'tsx', TEST, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code) => process.exit(code ?? 1));
