import { readdirSync, readFileSync } from 'node:fs';

const PAUSE = 15;
const KIB = 1024;

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended since it was listed, so it uses no memory.
    return '';
  }
}

const parentOf = (pid: string) => /\) \S (\d+)/.exec(read(pid, 'stat'))?.[1];

/** All descendants of a process. */
function familyOf(root: string): string[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const family = new Set([root]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const [pid, parent] of parents) if (parent !== undefined && family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** Memory of a process and its descendants in bytes. Shared memory counts once. */
const memoryOf = (pids: readonly string[]) =>
  pids.reduce((sum, pid) => {
    const summary = read(pid, 'smaps_rollup');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(summary)?.[1] ?? 0);
    return sum + (field('Pss_Anon') + field('Pss_Shmem')) * KIB;
  }, 0);

/** Samples the memory of a process and its descendants while `work` runs. */
export async function measureProcesses<T>(root: number, work: () => Promise<T>) {
  const pids = familyOf(String(root));
  const before = memoryOf(pids);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pids))), PAUSE);
  const result = await work();
  clearInterval(timer);
  return { result, before, peak };
}
