import { expect, test } from 'vitest';
import { groupByDate } from './groupByDate';

const NOW = new Date(2026, 6, 15, 9, 30);
const at = (day: number, hour = 12) => new Date(2026, 6, day, hour).getTime();
const shown = (times: number[]) =>
  groupByDate(
    times.map((usedAt, index) => ({ id: String(index), name: '', usedAt })),
    NOW,
  ).flatMap(({ heading, row }) => (heading ? [heading, row.id] : [row.id]));

test('conversations stand under the time of their last use', () => {
  const times = [at(15, 9), at(15, 0), at(14, 23), at(13), at(9), at(8), at(1)];
  expect(shown(times)).toEqual(['今天', '0', '1', '昨天', '2', '近 7 天', '3', '4', '更早', '5', '6']);
});

test('a clock that is ahead counts as today', () => expect(shown([at(16)])).toEqual(['今天', '0']));

test('without times there are no headings; a row without one stands with the row before it', () => {
  expect(shown([NaN, NaN])).toEqual(['0', '1']);
  expect(shown([at(15), NaN, at(14)])).toEqual(['今天', '0', '1', '昨天', '2']);
});
