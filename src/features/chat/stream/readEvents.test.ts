import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../../../mocks/db/chat/answerTo';
import { dataBlock, tokensOf } from '../../../../mocks/make/eventStream';
import type { ChatEvent } from './ChatEvent';
import { readEvents } from './readEvents';

function* chunksOf(bytes: Uint8Array, places: readonly number[]): Generator<Uint8Array> {
  let start = 0;
  for (const end of [...places, bytes.length]) {
    yield bytes.subarray(start, end);
    start = end;
  }
}

async function read(bytes: Uint8Array, places: readonly number[] = []): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const found of readEvents(Readable.from(chunksOf(bytes, places)))) events.push(...found);
  return events;
}

const encode = (text: string) => new TextEncoder().encode(text);
const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === 'message' ? event.answer : '')).join('');

const STREAMS: [string, string][] = [
  ['proxy', `:c-1\n\n${tokensOf(answerTo('三会一课')).map(dataBlock).join('')}`],
  ['CRLF with a BOM', '\ufeff:c-1\r\n\r\ndata: 四次\r\ndata: 公示👍🏽\r\n\r\n: ping\r\n\r\ndata: 完'],
  ['CR', ':c-1\r\rdata:a\r\rdata:\rdata:\r\rdata:b'],
  [
    'Dify',
    'event: ping\n\ndata: {"event":"message","answer":"党\\u7ae0","conversation_id":"c"}\n\ndata: {"event":"message_end"}\n\n',
  ],
  ['plain text', '第一行\n第二行 𠮷\n\nid: 1\ndata:x\nid: 2'],
  ['error', 'data: 部分\n\nevent: error\ndata: {"message":"中断"}\n\ndata: 之后'],
];

describe.each(STREAMS)('%s', (_name, stream) => {
  test('1,000 random cuts give the identical result', async () => {
    const bytes = encode(stream);
    const whole = await read(bytes);
    const cuts = fc.array(fc.nat({ max: bytes.length })).map((places) => places.sort((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        expect(await read(bytes, places)).toEqual(whole);
      }),
      { numRuns: 1000 },
    );
  });

  test('byte by byte gives the identical result', async () => {
    const bytes = encode(stream);
    expect(await read(bytes, Array.from(bytes.keys()))).toEqual(await read(bytes));
  });
});

test('arbitrary bytes, arbitrarily cut, give the identical result', async () => {
  const line = fc.constantFrom(
    'data:',
    'data: ',
    ':',
    'event: error',
    'id:1',
    '\r',
    '\n',
    '\r\n',
    '党',
    'a',
    ' ',
    '{}',
  );
  const stream = fc.array(fc.oneof(line.map(encode), fc.uint8Array({ maxLength: 4 })));
  await fc.assert(
    fc.asyncProperty(stream, fc.array(fc.nat()), async (parts, cuts) => {
      const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
      const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b);
      expect(await read(bytes, places)).toEqual(await read(bytes));
    }),
    { numRuns: 1000 },
  );
});

test('the mock backend’s stream gives the whole answer (§7.31)', async () => {
  const answer = answerTo('200KB');
  expect(textOf(await read(encode(`:c-1\n\n${tokensOf(answer).map(dataBlock).join('')}`)))).toBe(answer);
});

test('a BOM is dropped', async () => {
  expect(textOf(await read(encode('\ufeffdata:a')))).toBe('a');
});

test('a line of 2 MB in chunks of 1 KB takes linear time: every character is looked at a few times only', async () => {
  const KILOBYTE = 1024;
  const size = 2048 * KILOBYTE;
  const bytes = encode(`data:${'x'.repeat(size)}\n`);
  let looked = 0;
  const exec = RegExp.prototype.exec;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // `split` tries each place by itself.
    const until = found ? this.lastIndex : this.sticky ? from + 1 : text.length;
    looked += until - from;
    return found;
  });
  const join = Array.prototype.join;
  vi.spyOn(Array.prototype, 'join').mockImplementation(function (this: unknown[], separator) {
    const joined = join.call(this, separator);
    looked += joined.length;
    return joined;
  });
  const places = Array.from({ length: size / KILOBYTE }, (_, index) => (index + 1) * KILOBYTE);
  const events = await read(bytes, places);
  vi.restoreAllMocks();
  expect(textOf(events)).toHaveLength(size);
  expect(looked).toBeGreaterThanOrEqual(size);
  expect(looked).toBeLessThan(4 * size);
});

describe('replies that end early', () => {
  const cut: ChatEvent = { type: 'error', message: '回答在中途断开' };
  test.each<[string, Uint8Array, string, ChatEvent]>([
    ['inside a character of a data line', encode('data:未完').slice(0, -1), '未', cut],
    ['inside a character of plain text', encode('未完').slice(0, -1), '未', cut],
    ['inside a character after a block', encode('data:{"answer":"未"}\n\ndata:完').slice(0, -1), '未', cut],
    ['between two characters, which cannot be told from the end', encode('data:未'), '未', { type: 'complete' }],
  ])('%s (§15.14)', async (_where, sent, shown, last) => {
    const events = await read(sent);
    expect(textOf(events)).toBe(shown);
    expect(events.at(-1)).toEqual(last);
  });
});
