import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Runs a suite as `scripts/test.ts` does, while twice as many other processes as there are processors keep them busy. */
const TEST = fileURLToPath(new URL('./test.ts', import.meta.url));
/** A loop that ends when the process gets another parent, however its parent has ended. */
const LOOP = `while (process.ppid === ${process.pid});`;

const count = 2 * availableParallelism();
for (let started = 0; started < count; started += 1) spawn(process.execPath, ['-e', LOOP]);
console.log(`${count} other processes keep this machine busy.`);
const tests = spawn(process.execPath, ['--import', 'tsx', TEST, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code) => process.exit(code ?? 1));
