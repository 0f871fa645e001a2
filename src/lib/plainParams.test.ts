import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeParams } from './params';
import { isPlainParams, serializePlainParams } from './plainParams';

test('texts and numbers are written as with the library', () => {
  const value = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(undefined));
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (params) => {
      expect(isPlainParams(params)).toBe(true);
      const plain = new URLSearchParams(serializePlainParams(params));
      expect([...plain]).toEqual([...new URLSearchParams(serializeParams(params))]);
    }),
  );
});

test('a blank is %20, empty values are skipped, half a character breaks nothing', () => {
  expect(serializePlainParams({ a: 'x y+z', b: '', c: undefined, d: 0 })).toBe('a=x%20y%2Bz&d=0');
  expect(serializePlainParams({ a: '\ud800' })).toBe('a=%EF%BF%BD');
});

test.each([[null], [new Date()], [{}], [[]], [true]])('%s needs the library', (value) => {
  expect(isPlainParams({ a: 'x', b: value })).toBe(false);
});
