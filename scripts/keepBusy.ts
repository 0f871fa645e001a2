import { spawn } from 'node:child_process';

/** A program that keeps a processor busy and ends when its parent is gone, even if the parent was killed. */
const LOOP = `while (process.ppid === ${process.pid});`;

/**
 * Starts processes that each keep a processor busy.
 *
 * @returns stops them
 */
export function keepBusy(count: number): { pids: readonly number[]; stop: () => void } {
  const children = Array.from({ length: count }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'inherit' }));
  return {
    pids: children.flatMap(({ pid }) => pid ?? []),
    stop: () => children.forEach((child) => child.kill('SIGKILL')),
  };
}
