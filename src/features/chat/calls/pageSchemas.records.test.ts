import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chatRecordsSchema, proxyRecordsSchema } from './pageSchemas';

describe('records', () => {
  const record = { id: '1', query: '问', answer: '答', askedAt: NaN, citations: [] };
  test.each<[string, unknown, unknown]>([
    ['data', { data: [{ id: '1', query: '问', answer: '答', conversationId: 'c' }] }, [record]],
    ['nested data', { data: { data: [{ id: '1', query: '问', answer: '答', conversation_id: 'c' }] } }, [record]],
    ['a bare list', [{ id: 1, query: '问', answer: '答' }], [record]],
    ['nothing but a question', { data: [{ query: '问', answer: null }] }, [{ ...record, id: '', answer: '' }]],
    [
      'a time in seconds',
      { data: [{ ...record, created_at: 1_700_000_000 }] },
      [{ ...record, askedAt: 1_700_000_000_000 }],
    ],
    [
      'a time in milliseconds',
      { data: [{ ...record, created_at: 1_700_000_000_000 }] },
      [{ ...record, askedAt: 1_700_000_000_000 }],
    ],
    ...['2023-11-14 22:13:20', '2023-11-14T22:13:20', [2023, 11, 14, 22, 13, 20]].map(
      (createdAt): [string, unknown, unknown] => [
        `the time ${String(createdAt)}`,
        { data: [{ ...record, createdAt }] },
        [{ ...record, askedAt: new Date(2023, 10, 14, 22, 13, 20).getTime() }],
      ],
    ),
    [
      'files of the reply as links, those of the question by name; what the user thought of it',
      {
        data: [
          {
            ...record,
            message_files: [
              { type: 'image', belongs_to: 'user', url: '/files/1', filename: '表.png', upload_file_id: 'u1' },
              { type: 'image', belongs_to: 'assistant', url: '/files/2' },
            ],
            feedback: { rating: 'like', content: '好' },
          },
        ],
      },
      [
        {
          ...record,
          answer: '答\n\n[图片](</files/2>)\n\n',
          files: [{ id: 'u1', name: '表.png', kind: 'image' }],
          rating: 'like',
        },
      ],
    ],
    [
      'neither files nor a rating that can be used',
      { data: [{ ...record, message_files: [null, 1, {}], feedback: { rating: 'x' } }] },
      [record],
    ],
    ['numbers', { data: [{ id: 1, query: 1, answer: 2 }] }, [{ ...record, query: '1', answer: '2' }]],
    ['null among them', { data: [null, record, null] }, [record]],
    ['none', { data: [] }, []],
    ['null for a list', { data: null }, []],
    ['null for a nested list', { data: { data: null } }, []],
  ])('%s (§3.20, §7.34)', (_name, sent, expected) =>
    expect(v.parse(chatRecordsSchema, sent)).toEqual({ records: expected, hasMore: false }),
  );

  test('the backend takes no files: those of a question are not read (§15.24)', () => {
    const files = [{ belongs_to: 'user', filename: '表.png', upload_file_id: 'u1' }];
    expect(v.parse(proxyRecordsSchema, { data: [{ ...record, message_files: files }] }).records).toEqual([record]);
  });

  test.each([[{ data: [], has_more: true }], [{ data: { data: [], hasMore: 'true' } }]])('%j has more', (sent) => {
    expect(v.parse(chatRecordsSchema, sent).hasMore).toBe(true);
  });

  test.each([[null], ['x'], [{}], [{ data: 'x' }], [{ data: [1] }], [{ data: [{ id: 2 ** 53, query: '问' }] }]])(
    '%j are none',
    (sent) => {
      expect(v.is(chatRecordsSchema, sent)).toBe(false);
    },
  );
});
