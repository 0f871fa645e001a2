import { performance } from 'node:perf_hooks';
import { buildTree } from '../../src/lib/tree/buildTree.ts';

const ROUNDS = 15;

/** Records in random order, ten children to each parent, as a server might send them. */
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

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Prints how long `buildTree` takes for 1k, 10k and 100k records, and the ratio from each to the next. */
export function benchTree(): void {
  let before = 0;
  for (const count of [1000, 10_000, 100_000]) {
    const list = records(count);
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      buildTree(list);
      return performance.now() - start;
    });
    const time = median(times);
    const ratio = before > 0 ? `, ×${(time / before).toFixed(1)} for ×10 records` : '';
    console.log(`buildTree ${String(count).padStart(6)} records: ${time.toFixed(2)} ms${ratio}`);
    before = time;
  }
}
