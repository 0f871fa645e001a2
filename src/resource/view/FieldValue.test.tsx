import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Field } from '../Field';
import { FieldValue } from './FieldValue';

const PERIOD: Field = { name: 'period', names: ['from', 'until'], label: '期间', kind: 'month' };
const SPAN: Field = { name: 'span', names: ['from', 'until'], label: '时间', kind: 'dayTimes' };

test.each<[Field, from: unknown, until: unknown, read: string]>([
  [PERIOD, '2026-01', [2026, 3, 1], '2026-01 至 2026-03'],
  [PERIOD, '2026-01', '', '2026-01'],
  [PERIOD, null, '2026-03', '2026-03'],
  [PERIOD, null, undefined, ''],
  [SPAN, '2026-03-01T09:00:00', '2026-03-01 10:30:00', '2026-03-01 09:00 至 10:30'],
  [SPAN, [2026, 3, 1, 9, 0], '2026-03-03T17:00:00', '2026-03-01 09:00:00 至 2026-03-03 17:00:00'],
  [SPAN, null, [2026, 3, 3, 17, 0], '2026-03-03 17:00:00'],
])('%o from %j until %j is read %j', (field, from, until, read) => {
  expect(renderToStaticMarkup(<FieldValue field={field} record={{ from, until }} />)).toBe(read);
});
