import { cpus } from 'node:os';

const IDLE_SHARE = 0.75;
const MAX_WAIT_MS = 45_000;

function spent() {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }));
  return times.reduce((sum, { idle, all }) => ({ idle: sum.idle + idle, all: sum.all + all }), { idle: 0, all: 0 });
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
