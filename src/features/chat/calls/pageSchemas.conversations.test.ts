import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { conversationPageSchema } from './pageSchemas';

describe('conversation list', () => {
  const row = { id: '1', name: '一', usedAt: NaN };
  test.each<[string, unknown, unknown]>([
    ['data and hasMore', { data: [row], hasMore: true }, { data: [row], hasMore: true }],
    ['both inside data', { data: { data: [row], hasMore: true } }, { data: [row], hasMore: true }],
    ['has_more', { data: [row], has_more: true }, { data: [row], hasMore: true }],
    ['has_more inside data', { data: { data: [row], has_more: true } }, { data: [row], hasMore: true }],
    ['hasMore beside a nested list', { data: { data: [row] }, hasMore: true }, { data: [row], hasMore: true }],
    ['hasMore as text', { data: [row], hasMore: 'true' }, { data: [row], hasMore: true }],
    ['null for a list', { data: null, hasMore: false }, { data: [], hasMore: false }],
    ['null for a nested list', { data: { data: null } }, { data: [], hasMore: false }],
    ['no hasMore', { data: [] }, { data: [], hasMore: false }],
    [
      'numbers as ids',
      { data: [{ id: 7, name: '七' }] },
      { data: [{ id: '7', name: '七', usedAt: NaN }], hasMore: false },
    ],
    [
      'no name',
      { data: [{ id: '1' }, { id: '2', name: ' ' }] },
      {
        data: [
          { id: '1', name: '未命名会话', usedAt: NaN },
          { id: '2', name: '未命名会话', usedAt: NaN },
        ],
        hasMore: false,
      },
    ],
    [
      'times in seconds, the last use before the beginning',
      { data: [{ id: '1', name: '一', created_at: 1_700_000_000, updated_at: 1_700_000_100 }] },
      { data: [{ ...row, usedAt: 1_700_000_100_000 }], hasMore: false },
    ],
    [
      'times as texts',
      { data: [{ id: '1', name: '一', createdAt: '2023-11-14 22:13:20' }] },
      { data: [{ ...row, usedAt: new Date(2023, 10, 14, 22, 13, 20).getTime() }], hasMore: false },
    ],
    ['rows that cannot be used', { data: [row, null, {}, 'x', { id: '' }] }, { data: [row], hasMore: false }],
  ])('%s (§3.19, §3.21)', (_name, sent, page) => expect(v.parse(conversationPageSchema, sent)).toEqual(page));

  test.each([[null], ['x'], [{}], [{ data: 'x' }], [{ data: {} }], [{ data: [{ id: 2 ** 53, name: '一' }] }]])(
    '%j is none',
    (sent) => {
      expect(v.is(conversationPageSchema, sent)).toBe(false);
    },
  );
});
