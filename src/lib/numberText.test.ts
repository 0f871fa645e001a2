import { expect, test } from 'vitest';
import { numberText } from './numberText';

test.each<[value: number, decimals: number | undefined, text: string]>([
  [0, undefined, '0'],
  [999, undefined, '999'],
  [1000, undefined, '1,000'],
  [1234567, undefined, '1,234,567'],
  [-123456, undefined, '-123,456'],
  [2151.5, 0, '2,152'],
  [1050, 2, '1,050.00'],
  [1234.5678, 4, '1,234.5678'],
])('%d with decimals %s is %s', (value, decimals, text) => expect(numberText(value, decimals)).toBe(text));
