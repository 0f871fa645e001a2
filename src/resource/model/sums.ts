import { numberText } from '@/lib/numberText';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { Field } from './Field';
import { kindOf } from './Field';
import type { ListQuery } from './listQuery';
import type { Resource } from './Resource';

/** A sum of all rows of the filter, or how many of them have these values. */
export type Sum<Name extends string = string> = { label: string } & (
  { of: Name } | { count: { readonly [Field in Name]?: string } }
);

const CENTS = 100;

/** An amount in cents, so that sums are exact; nothing counts as none. */
const centsOf = (value: unknown): number => Math.round(Number(textOf(value)) * CENTS) || 0;

export const sumOf = (rows: readonly ServerRecord[], name: string): number =>
  rows.reduce((sum, row) => sum + centsOf(valueAt(row, name)), 0);

const fieldOf = ({ fields }: Resource, name: string): Field => {
  const field = fields.find((one) => one.name === name);
  return field ?? { name, label: name };
};

/** Cents as an amount of a field: with its decimals, two unless it says, and without its unit. */
export function amountText(resource: Resource, name: string, cents: number): string {
  const field = fieldOf(resource, name);
  const digits = kindOf(field).isNumeric && 'decimals' in field ? field.decimals : undefined;
  return numberText(cents / CENTS, digits ?? 2);
}

export const unitOf = (resource: Resource, name: string): string => {
  const field = fieldOf(resource, name);
  return 'unit' in field ? (field.unit ?? '') : '';
};

/** The filters that count some of the rows of others; undefined: the others exclude them. */
export function countFilters(
  filters: ListQuery['filters'],
  count: Readonly<Record<string, string | undefined>>,
): ListQuery['filters'] | undefined {
  const wanted = Object.entries(count).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const isExcluded = wanted.some(([name, value]) => (filters[name] ?? value) !== value);
  return isExcluded ? undefined : { ...filters, ...Object.fromEntries(wanted) };
}
