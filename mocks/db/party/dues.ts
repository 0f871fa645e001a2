/** Up to which base, in yuan a month, which rate in hundredths of a percent; by the categories of payers that have a rate. */
const WAGES = [
  [3000, 50],
  [5000, 100],
  [10_000, 150],
  [Infinity, 200],
] as const;
const PENSIONS = [
  [5000, 50],
  [Infinity, 100],
] as const;
const PENSIONER = '4';

/** Rate (percent) and dues (yuan) of a month, computed in cents. */
export function duesOf(payerType: string, base: number): { rate: number; due: number } {
  const steps = payerType === PENSIONER ? PENSIONS : WAGES;
  const [, rate] = steps.find(([limit]) => base <= limit) ?? steps[0];
  return { rate: rate / 100, due: Math.round((Math.round(base * 100) * rate) / 10_000) / 100 };
}
