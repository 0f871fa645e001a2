import { describe, expect, test } from 'vitest';
import { findFault, parseFaults } from './faults';

describe('parseFaults', () => {
  test.each([
    ['', []],
    ['?fault=', []],
    ['?fault=login:500', [{ call: 'login', kind: { type: 'status', status: 500 } }]],
    ['fault=getInfo:code401', [{ call: 'getInfo', kind: { type: 'code', code: 401 } }]],
    [
      '?fault=*:slow, getRouters:wrong',
      [
        { call: '*', kind: { type: 'slow' } },
        { call: 'getRouters', kind: { type: 'wrong' } },
      ],
    ],
    [
      '?fault=a:html&fault=b:hang',
      [
        { call: 'a', kind: { type: 'html' } },
        { call: 'b', kind: { type: 'hang' } },
      ],
    ],
    ['?fault=login:200', [{ call: 'login', kind: { type: 'unknown', text: '200' } }]],
    ['?fault=login:boom', [{ call: 'login', kind: { type: 'unknown', text: 'boom' } }]],
    ['?fault=login', [{ call: 'login', kind: { type: 'unknown', text: '' } }]],
  ])('%s', (search, faults) => expect(parseFaults(search).faults).toEqual(faults));

  test.each([
    ['', 0],
    ['?latency=250', 250],
    ['?latency=-5', 0],
    ['?latency=soon', 0],
    ['?latency=9999999', 60_000],
  ])('latency of "%s" is %i ms', (search, latency) => expect(parseFaults(search).latency).toBe(latency));
});

test('the first switch that names the path applies', () => {
  const plan = parseFaults('?fault=dict/child:404,*:empty');
  expect(findFault(plan, '/system/dict/child/list')).toEqual({ type: 'status', status: 404 });
  expect(findFault(plan, '/getInfo')).toEqual({ type: 'empty' });
  expect(findFault(parseFaults('?fault=login:500'), '/getInfo')).toBeUndefined();
});
