import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { answerTo } from '../db/chat/answerTo';
import { sourcesOf } from '../db/chat/sourcesOf';
import { db, resetDb } from '../db/db';
import { ask, send, signIn } from '../testing/client';

const FLOW = '/difyProxy/getAnswerFlowChat';
const QUESTION = '发展党员工作中的“四次公示”分别是什么？';
const listedSchema = v.array(v.object({ id: v.string() }));
let token: string;

beforeEach(async () => {
  resetDb();
  db.chatPause = 0;
  token = await signIn('admin');
});

const flow = (quiz: string, more = '') => send(`${FLOW}?quiz=${encodeURIComponent(quiz)}${more}`, { token });

const END = /^data:\{"event":"message_end"/;

/** Reads a stream by its framing (§15.4). */
function read(text: string): { id: string | undefined; answer: string; end: string | undefined } {
  const [head = '', ...blocks] = text.split('\n\n');
  const answer = blocks.filter((block) => !END.test(block)).map((block) => block.replaceAll(/^data:/gm, ''));
  return { id: /^:(\S+)$/.exec(head)?.[1], answer: answer.join(''), end: blocks.find((block) => END.test(block)) };
}

describe('stream', () => {
  test('begins with the conversation id and gives the whole answer with its sources', async () => {
    const response = await flow(QUESTION);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const { id, answer, end } = read(await response.text());
    expect(id).toBe(db.conversations[0]?.id);
    expect(answer).toBe(answerTo(QUESTION));
    expect(end).toContain('中国共产党发展党员工作细则');
    expect(db.streams).toEqual({ opened: 1, finished: 1, aborted: 0 });
  });

  test('goes on with a conversation and fills its records', async () => {
    const { id = '' } = read(await (await flow(QUESTION)).text());
    await (await flow('三会一课', `&conversation_id=${id}`)).text();
    expect(db.conversations).toHaveLength(1);
    const { data } = await ask(`/difyProxy/getConversationRecords?conversation_id=${id}`, { token });
    expect(data).toMatchObject([
      { conversationId: id, query: QUESTION, answer: answerTo(QUESTION) },
      { conversationId: id, query: '三会一课', answer: answerTo('三会一课') },
    ]);
  });

  test('the record has the time of the question and the sources of the reply, but none if it was stopped', async () => {
    const { id = '' } = read(await (await flow(QUESTION)).text());
    const records = async () => (await ask(`/difyProxy/getConversationRecords?conversation_id=${id}`, { token })).data;
    expect(await records()).toMatchObject([
      {
        created_at: expect.closeTo(Date.now() / 1000, -2) as number,
        retriever_resources: sourcesOf(answerTo(QUESTION)),
      },
    ]);
    if (db.records[0]) db.records[0].sent = 20;
    expect(await records()).toMatchObject([{ retriever_resources: [] }]);
  });

  test('stops when its reader cancels; the record keeps what was sent', async () => {
    const reader = (await flow('200KB 汇编')).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(db.streams).toEqual({ opened: 1, finished: 0, aborted: 1 });
    expect(db.records[0]?.sent).toBeLessThan(5000);
  });

  test('stops when the request is aborted', async () => {
    const controller = new AbortController();
    const response = await send(`${FLOW}?quiz=200KB`, { token, signal: controller.signal });
    controller.abort();
    await expect(response.text()).rejects.toThrow();
    expect(db.streams).toMatchObject({ finished: 0, aborted: 1 });
  });

  test.each([
    ['', '', { code: 500, msg: '问题不能为空' }],
    ['你好', '&conversation_id=gone', { code: 404, msg: '会话不存在' }],
  ])('refuses "%s" %s', async (quiz, more, expected) => {
    expect(await (await flow(quiz, more)).json()).toEqual(expected);
  });
});

describe('faults that a question asks for', () => {
  const bytesOf = async (quiz: string) => new Uint8Array(await (await flow(quiz)).arrayBuffer());

  test('cut ends inside a character', async () => {
    const bytes = await bytesOf('故障 cut');
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow();
    expect(new TextDecoder().decode(bytes)).toMatch(/^:[\w-]+\n\ndata:[^]+data:未\ufffd$/);
  });

  test('errorEvent tells of an error after the first part', async () => {
    const text = new TextDecoder().decode(await bytesOf('故障：errorEvent'));
    expect(text).toMatch(/^:[\w-]+\n\ndata:[^]+event: error\ndata: \{.*\}\n\n$/);
  });

  test('stall falls silent until its reader goes', async () => {
    const reader = (await flow('故障 stall')).body?.getReader();
    for (let piece = 0; piece < 8; piece += 1) await reader?.read();
    const silent = await Promise.race([reader?.read(), new Promise((resolve) => setTimeout(resolve, 50, 'silent'))]);
    expect(silent).toBe('silent');
    await reader?.cancel();
    expect(db.streams).toMatchObject({ finished: 0, aborted: 1 });
  });

  test.each([
    ['故障 500', 500, 'text/plain'],
    ['故障 json', 200, 'application/json'],
  ])('%s', async (quiz, status, type) => {
    const response = await flow(quiz);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, expect.stringContaining(type)]);
  });
});

test.each([
  [QUESTION, 500, 3000],
  ['党费详细规定', 60_000, 65_000],
  ['给我 200KB 的内容', 200_000, 205_000],
  ['给我 9999KB 的内容', 200_000, 205_000],
  ['今天天气怎么样', 300, 3000],
])('the answer to "%s" has between %i and %i bytes', (question, low, high) => {
  const size = new TextEncoder().encode(answerTo(question)).length;
  expect(size).toBeGreaterThanOrEqual(low);
  expect(size).toBeLessThanOrEqual(high);
});

test('the block call answers in msg', async () => {
  const quiz = encodeURIComponent(QUESTION);
  expect(await ask(`/difyProxy/getAnswerBlockChat?quiz=${quiz}`, { token })).toEqual({
    code: 200,
    msg: answerTo(QUESTION),
  });
});

describe('conversation list', () => {
  const page = async (lastID: string) => ask(`/difyProxy/getConversationList?lastID=${lastID}`, { token });

  test('is read page by page to its end', async () => {
    await (await flow(QUESTION)).text();
    const ids: string[] = [];
    for (let more = true; more;) {
      const { data, hasMore = false } = await page(ids.at(-1) ?? '0');
      ids.push(...v.parse(listedSchema, data).map(({ id }) => id));
      more = hasMore;
    }
    expect(new Set(ids).size).toBe(3001);
    expect(ids[0]).toBe(db.conversations[0]?.id);
  });

  test('has conversations of today, of yesterday, of the last week and older ones, the latest first', async () => {
    const { data } = await page('0');
    const times = v.parse(v.array(v.object({ updated_at: v.number() })), data).map(({ updated_at: at }) => at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const today = new Date().setHours(12, 0, 0, 0);
    const days = times.map((at) => Math.round((today - new Date(at * 1000).setHours(12, 0, 0, 0)) / 86_400_000));
    expect(days.slice(0, 8)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
    expect(Math.max(...days)).toBeGreaterThan(7);
    expect(times[0]).toBeLessThanOrEqual(Date.now() / 1000);
  });

  test('refuses an unknown cursor', async () => {
    expect(await page('gone')).toMatchObject({ code: 404 });
  });

  test('one has a thousand messages, one an answer of 200 KB', async () => {
    const recordsOf = async (id: string) =>
      v.parse(
        v.array(v.object({ answer: v.string() })),
        (await ask(`/difyProxy/getConversationRecords?conversation_id=${id}`, { token })).data,
      );
    expect(await recordsOf('history-2996')).toHaveLength(500);
    const [record] = await recordsOf('history-2995');
    expect(new TextEncoder().encode(record?.answer).length).toBeGreaterThan(200_000);
  });

  test('a past conversation has records', async () => {
    const { data } = await ask('/difyProxy/getConversationRecords?conversation_id=history-7', { token });
    expect(data).toHaveLength(4);
    const conversationId = 'history-7';
    expect(data).toMatchObject([{ id: 'history-7-1', conversationId }, { conversationId }, { conversationId }, {}]);
  });
});

test.each(['getAnswerFlowChat?quiz=a', 'getAnswerBlockChat?quiz=a', 'getConversationList', 'getConversationRecords'])(
  '%s is for the group administrator alone',
  async (call) => {
    expect(await ask(`/difyProxy/${call}`, { token: await signIn('clerk') })).toEqual({
      code: 403,
      msg: '当前操作没有权限',
    });
  },
);
