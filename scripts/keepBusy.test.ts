import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { keepBusy } from './keepBusy';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('as many processes as asked for run until they are stopped', async () => {
  const { pids, stop } = keepBusy(2);
  expect(pids.map(isRunning)).toEqual([true, true]);
  stop();
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), { timeout: 15_000 });
});

test('they end with the process that has started them, however it ends', async () => {
  const script = `import { keepBusy } from './scripts/keepBusy.ts'; console.log(keepBusy(1).pids.length);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  expect(Number(printed.toString())).toBe(1);
  parent.kill('SIGKILL');
  // The killed process and its child share this pipe, so it closes only when both have ended.
  await once(parent.stdout, 'close');
});
