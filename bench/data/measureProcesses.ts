import { readdirSync, readFileSync } from 'node:fs';

const PAUSE = 15;
const KIB = 1024;

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}

const parentOf = (pid: string) => /\) \S (\d+)/.exec(read(pid, 'stat'))?.[1];

/** Every process below one. */
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

/** Memory that a family of processes holds for itself, in bytes: what it wrote to, and shared memory. */
const memoryOf = (pids: readonly string[]) =>
  pids.reduce((sum, pid) => {
    const status = read(pid, 'status');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return sum + (field('RssAnon') + field('RssShmem')) * KIB;
  }, 0);

/** Samples the memory of a process and all below it while `work` runs. */
export async function measureProcesses<T>(root: number, work: () => Promise<T>) {
  const pids = familyOf(String(root));
  const before = memoryOf(pids);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pids))), PAUSE);
  const result = await work();
  clearInterval(timer);
  return { result, before, peak };
}
