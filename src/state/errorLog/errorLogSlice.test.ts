import { describe, expect, test } from 'vitest';
import { errorLogged, errorLogSlice } from './errorLogSlice';

describe('error log', () => {
  const entry = (message: string) => errorLogged({ err: { message, stack: '' }, url: '#/a' });

  test('newest first, each with an id of its own (§3.11, §4.19)', () => {
    const log = [entry('one'), entry('two')].reduce(errorLogSlice.reducer, []);
    expect(log.map(({ err }) => err.message)).toEqual(['two', 'one']);
    expect(new Set(log.map(({ id }) => id)).size).toBe(2);
  });

  test('200 at most: a fault without end cannot fill the memory', () => {
    const log = Array.from({ length: 300 }, (_, i) => entry(String(i))).reduce(errorLogSlice.reducer, []);
    expect(log).toHaveLength(200);
    expect(log[0]?.err.message).toBe('299');
  });
});
