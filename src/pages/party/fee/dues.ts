import { centsOf, yuanText } from '../amounts';

/** Payers as `payer_type` has them. */
export const FARMER = '5';
const PENSIONER = '4';
const LOWEST = '6';

interface Step {
  /** The highest base in cents. */
  upTo: number;
  /** Hundredths of a percent. */
  rate: number;
}

/** 中组发〔2008〕3号第二条 */
const WAGES: readonly Step[] = [
  { upTo: 300_000, rate: 50 },
  { upTo: 500_000, rate: 100 },
  { upTo: 1_000_000, rate: 150 },
  { upTo: Infinity, rate: 200 },
];

/** 第五条 */
const PENSIONS: readonly Step[] = [
  { upTo: 500_000, rate: 50 },
  { upTo: Infinity, rate: 100 },
];

/** 第六条: what students and those without work pay, and what farmers pay, in cents. */
const LOWEST_DUE = 20;
export const FARMERS_DUE = { least: 20, most: 100 } as const;

const ARTICLES: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    1: '第二条',
    2: '第三条',
    3: '第四条',
    4: '第五条',
    5: '第六条',
    6: '第六条',
  }),
);
const RULE = '中组发〔2008〕3号';

/** Whether dues are a share of the base. */
export const hasBase = (payerType: unknown): boolean => payerType !== FARMER && payerType !== LOWEST;

interface Payer {
  payerType?: unknown;
  base?: unknown;
}

/** The rate in hundredths of a percent, by which the whole base is multiplied; undefined where there is none. */
function rateOf({ payerType, base }: Payer): number | undefined {
  const cents = centsOf(base);
  if (cents === undefined || cents < 0 || !hasBase(payerType)) return undefined;
  return (payerType === PENSIONER ? PENSIONS : WAGES).find(({ upTo }) => cents <= upTo)?.rate;
}

/** Dues of a month in cents, to the nearest cent; undefined where they are typed, or something is missing. */
export function dueOf(payer: Payer): number | undefined {
  if (payer.payerType === LOWEST) return LOWEST_DUE;
  const rate = rateOf(payer);
  return rate === undefined ? undefined : Math.round(((centsOf(payer.base) ?? 0) * rate) / 10_000);
}

/** The rate in percent. */
export const percentOf = (payer: Payer): number | undefined => {
  const rate = rateOf(payer);
  return rate === undefined ? undefined : rate / 100;
};

/** How the dues come about, with the article: `基数4500.00元 × 1% = 45.00元（中组发〔2008〕3号第二条）`. */
export function explainDue(payer: Payer): string | undefined {
  const { payerType, base } = payer;
  const article = `（${RULE}${ARTICLES.get(payerType) ?? ''}）`;
  if (payerType === FARMER)
    return `农民党员每月交${yuanText(FARMERS_DUE.least)}元至${yuanText(FARMERS_DUE.most)}元${article}`;
  const due = dueOf(payer);
  if (due === undefined) return undefined;
  const percent = percentOf(payer);
  const reckoning = percent === undefined ? '' : `基数${yuanText(centsOf(base) ?? 0)}元 × ${percent}% = `;
  return `${reckoning}${yuanText(due)}元${article}`;
}
