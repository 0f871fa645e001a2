import { spawn } from 'node:child_process';

/**
 * The code of each process: an endless loop that keeps a processor busy. When its parent ends, even by SIGKILL, the
 * process gets another parent and so leaves the loop.
 */
const LOOP = `while (process.ppid === ${process.pid});`;

/**
 * Starts processes that each keep a processor busy.
 *
 * @returns the ids of the processes, and a function that ends them
 */
export function keepBusy(count: number): { pids: readonly number[]; stop: () => void } {
  const children = Array.from({ length: count }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'inherit' }));
  return {
    pids: children.flatMap(({ pid }) => pid ?? []),
    stop: () => children.forEach((child) => child.kill('SIGKILL')),
  };
}
