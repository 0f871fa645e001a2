import { expect, test } from 'vitest';
import { withDateRange } from './withDateRange';
import { serializeParams } from './serializeParams';

test.each([
  ['both limits', ['2025-10-01', '2025-10-16'], undefined, { beginTime: '2025-10-01', endTime: '2025-10-16' }],
  ['a suffix', ['2025-10-01', '2025-10-16'], 'JoinDate', { beginJoinDate: '2025-10-01', endJoinDate: '2025-10-16' }],
  ['only a beginning', ['2025-10-01'], undefined, { beginTime: '2025-10-01' }],
  ['only an end', [null, '2025-10-16'], undefined, { endTime: '2025-10-16' }],
  ['empty limits', ['', ''], undefined, {}],
  ['nothing chosen', null, undefined, {}],
  ['no range at all', undefined, 'Time', {}],
] as const)('%s (§3.17)', (_case, range, suffix, params) => {
  expect(withDateRange({ pageNum: 1 }, range, suffix)).toEqual({ pageNum: 1, params });
});

test('two periods live beside one another and beside other parameters (§3.17)', () => {
  const once = withDateRange({ params: { deptId: 3 } }, ['a', 'b']);
  expect(withDateRange(once, ['c', 'd'], 'Birth').params).toEqual({
    deptId: 3,
    beginTime: 'a',
    endTime: 'b',
    beginBirth: 'c',
    endBirth: 'd',
  });
});

test('is sent nested (§3.17)', () => {
  expect(decodeURIComponent(serializeParams(withDateRange({}, ['2025-10-01', null])))).toBe(
    'params[beginTime]=2025-10-01',
  );
});
