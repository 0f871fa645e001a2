import { cpus } from 'node:os';

const IDLE_SHARE = 0.75;
const MAX_WAIT_MS = 45_000;

/** Milliseconds of all processors since the start, and those of them in which they were idle. */
function spent() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  return { idle, all: idle + times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0) };
}

/**
 * Waits until the processors are nearly idle for a second, for 45 seconds at most, because other programs would distort
 * the figures.
 */
export async function untilQuiet(): Promise<void> {
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const before = spent();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = spent();
    if ((after.idle - before.idle) / (after.all - before.all) >= IDLE_SHARE || Date.now() > end) return;
  }
}
