import { crc32 as zlibSum } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32';

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['党员名册', zlibSum('党员名册')],
])('of %j it is %i', async (text, sum) => expect(await crc32(new Blob([text]))).toBe(sum));

test('of bytes of every length it is what zlib says', async () => {
  for (let length = 0; length < 40; length += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    expect(await crc32(new Blob([bytes])), `${length} bytes`).toBe(zlibSum(bytes));
  }
});

test('of more than is read at a time it is what zlib says', async () => {
  const bytes = Uint8Array.from({ length: 2_500_001 }, (_, at) => (at * 7919) >>> 5);
  expect(await crc32(new Blob([bytes]))).toBe(zlibSum(bytes));
});
