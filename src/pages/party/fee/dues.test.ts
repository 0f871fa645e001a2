import { expect, test } from 'vitest';
import { dueOf, explainDue, percentOf } from './dues';

test.each([
  ['1', 2800, 1400, 0.5],
  ['1', 3000, 1500, 0.5],
  ['1', 3000.01, 3000, 1],
  ['1', 4500, 4500, 1],
  ['1', 5000, 5000, 1],
  ['1', 5000.01, 7500, 1.5],
  ['1', 10_000, 15_000, 1.5],
  ['1', 10_000.01, 20_000, 2],
  ['2', '12,400', 24_800, 2],
  ['3', '3650.50', 3651, 1],
  ['4', 5000, 2500, 0.5],
  ['4', 5000.01, 5000, 1],
  ['5', 800, undefined, undefined],
  ['6', undefined, 20, undefined],
  ['1', undefined, undefined, undefined],
  ['1', '多', undefined, undefined],
  ['1', -1, undefined, undefined],
])('payer %s with a base of %s pays %s cents, %s %%', (payerType, base, due, percent) => {
  expect(dueOf({ payerType, base })).toBe(due);
  expect(percentOf({ payerType, base })).toBe(percent);
});

test.each([
  [{ payerType: '1', base: 4500 }, '基数4500.00元 × 1% = 45.00元（中组发〔2008〕3号第二条）'],
  [{ payerType: '4', base: 5000 }, '基数5000.00元 × 0.5% = 25.00元（中组发〔2008〕3号第五条）'],
  [{ payerType: '5' }, '农民党员每月交0.20元至1.00元（中组发〔2008〕3号第六条）'],
  [{ payerType: '6' }, '0.20元（中组发〔2008〕3号第六条）'],
  [{ payerType: '1' }, undefined],
])('%j is explained', (payer, text) => expect(explainDue(payer)).toBe(text));
