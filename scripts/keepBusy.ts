import { spawn } from 'node:child_process';

/** Ends by itself when the process that has started it is gone, even if that could not say so. */
const LOOP = `while (process.ppid === ${process.pid});`;

/**
 * Starts processes each of which keeps a processor busy.
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
