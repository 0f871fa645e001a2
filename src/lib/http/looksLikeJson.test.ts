import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeJson } from './looksLikeJson';

const blob = (...parts: BlobPart[]) => new Blob(parts);

test.each([
  '{}',
  '[]',
  '{"code":500,"msg":"数据量过大"}',
  ' \r\n\t{"a":[1,-2.5e+3,true,false,null]} \n',
  '\uFEFF{"code":1}',
  '{"a":"}] \\" \\\\"}',
  '"text"',
  '42',
  'null',
])('%j may be', async (text) => expect(await looksLikeJson(blob(text))).toBe(true));

test.each([
  '',
  '  \n',
  'a,b',
  '\uFEFFa,b',
  '[INFO] started',
  '1,2,3',
  '1\n2\n3',
  '{"a":1}\n{"a":2}',
  '{"a":1}]',
  '{"a":1',
  '{"a":"1}',
  '{"a":"line\nbreak"}',
  '{key:1}',
  '}{',
  'PK\u0003\u0004{}',
])('%j is none', async (text) => expect(await looksLikeJson(blob(text))).toBe(false));

test('of a large file no more is read than it takes to tell', async () => {
  const PIECES = 300;
  let read = 0;
  const file = {
    stream: () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          pull: (controller) => {
            read += 1;
            controller.enqueue(Uint8Array.from([0x7b, 0x89, 0x50]));
            if (read === PIECES) controller.close();
          },
        },
        { highWaterMark: 0 },
      ),
  };
  expect(await looksLikeJson(file)).toBe(false);
  expect(read).toBe(1);
});

test('no JSON is missed, wherever it is cut into pieces (§5.4)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ noUnicodeString: false }), fc.nat(), async (value, seed) => {
      const bytes = new TextEncoder().encode(JSON.stringify(value, null, seed % 3));
      const middle = bytes.length === 0 ? 0 : seed % bytes.length;
      const pieces = [bytes.slice(0, middle), bytes.slice(middle)];
      const stream = () =>
        new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (controller) => {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
      expect(await looksLikeJson({ stream })).toBe(true);
    }),
  );
});
