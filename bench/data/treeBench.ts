import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildTree } from '../../src/lib/tree/buildTree.ts';

const ROUNDS = 25;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Records in random order, with ten children for each parent. */
function records(count: number) {
  const list = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    parentId: place === 0 ? 0 : Math.floor((place - 1) / 10) + 1,
    name: `组织${place}`,
  }));
  for (let place = count - 1; place > 0; place -= 1) {
    const other = (place * 7919) % (place + 1);
    const [a, b] = [list[place], list[other]];
    if (a && b) [list[place], list[other]] = [b, a];
  }
  return list;
}

type Records = ReturnType<typeof records>;

/**
 * The baseline: the work that no way of building a tree can avoid. It copies each record, indexes it by id and looks up
 * its parent.
 */
function copyAndLookUp(list: Records) {
  const byId = new Map(list.map((record) => [record.id, Object.assign({}, record, { children: [] })]));
  return list.map(({ parentId }) => byId.get(parentId));
}

/** Measures the median time in milliseconds. Garbage is collected between two rounds. */
function timeOf(work: (list: Records) => unknown, list: Records): number {
  const times = Array.from({ length: ROUNDS }, () => {
    collectGarbage();
    const start = performance.now();
    work(list);
    return performance.now() - start;
  });
  return [...times].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/**
 * Prints the time of `buildTree` and of the baseline for 1k, 10k and 100k records, and the ratio of each size to the
 * next.
 */
export function benchTree(): void {
  const works = { buildTree, 'copy and look up': copyAndLookUp } satisfies Record<string, (list: Records) => unknown>;
  for (const [name, work] of Object.entries(works)) {
    let before = 0;
    // Warm-up: otherwise the time of the shortest list would include JIT compilation.
    timeOf(work, records(10_000));
    for (const count of [1000, 10_000, 100_000]) {
      const time = timeOf(work, records(count));
      const ratio = before > 0 ? `, ×${(time / before).toFixed(1)} for ×10 records` : '';
      console.log(`${name} ${String(count).padStart(6)} records: ${time.toFixed(2)} ms${ratio}`);
      before = time;
    }
  }
}
