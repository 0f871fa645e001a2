import { expect, test } from 'vitest';
import { runConcurrently } from './batchDownloads';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('yields in order, and never runs more than asked for', async () => {
  let running = 0;
  let most = 0;
  const steps = [30, 1, 20, 2, 10, 3].map((ms, index) => async () => {
    running += 1;
    most = Math.max(most, running);
    await after(ms);
    running -= 1;
    return index;
  });
  const results: number[] = [];
  for await (const result of runConcurrently(steps, 3)) results.push(result);
  expect(results).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(3);
});

test('a failure comes at its turn, and nothing new is begun after it', async () => {
  const begun: number[] = [];
  const steps = [0, 1, 2, 3, 4].map((index) => async () => {
    begun.push(index);
    await after(1);
    if (index === 1) throw new Error('broken');
    return index;
  });
  const results: number[] = [];
  const all = async () => {
    for await (const result of runConcurrently(steps, 2)) results.push(result);
  };
  await expect(all()).rejects.toThrow('broken');
  expect(results).toEqual([0]);
  expect(begun).toEqual([0, 1, 2]);
});

test('no steps, no results', async () => {
  for await (const _ of runConcurrently([], 3)) expect.unreachable();
});
