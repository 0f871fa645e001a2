import { expect, test } from 'vitest';
import { inTurns } from './turns';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('yields in order, and never runs more than three', async () => {
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
  for await (const result of inTurns(steps)) results.push(result);
  expect(results).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(3);
});

test('a failure comes at its turn, when nothing is under way, and nothing new is begun after it', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const steps = [0, 1, 2, 3, 4, 5].map((index) => async () => {
    begun.push(index);
    await after(1);
    if (index === 1) throw new Error('broken');
    ended.push(index);
    return index;
  });
  const results: number[] = [];
  const all = async () => {
    for await (const result of inTurns(steps)) results.push(result);
  };
  await expect(all()).rejects.toThrow('broken');
  expect(results).toEqual([0]);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended).toEqual([0, 2, 3]);
});

test('no steps, no results', async () => {
  for await (const _ of inTurns([])) expect.unreachable();
});
