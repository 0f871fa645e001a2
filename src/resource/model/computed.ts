import { sameValue } from '@/lib/record/edits';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { type Field, kindOf, saved } from './Field';
import type { Inputs } from './formValues';
import { keyOf } from './Resource';
import { NO_LISTS, type RowLists } from './rows';

/** The values of a form as they are saved, over the record that it was opened with. */
export const savedValues = (fields: readonly Field[], inputs: Inputs, base: ServerRecord = {}): ServerRecord => ({
  ...base,
  ...Object.fromEntries(fields.map((field) => [field.name, saved(field, inputs[field.name])])),
});

/**
 * A record, and which of its properties are read. What rests on a private value that was not kept with a form that was left
 * is not known: nothing follows from it.
 *
 * @param base the record as the form was opened with it, or what is kept of it; undefined or empty: a new one
 */
export function watched(fields: readonly Field[], record: ServerRecord, base: ServerRecord = {}) {
  const read = new Set<string>();
  const get = (of: ServerRecord, name: string) => {
    read.add(name);
    return of[name];
  };
  const isLost = (field: Field) => field.private && base[field.name] === undefined && isEmpty(record[field.name]);
  const isNew = Object.keys(base).length === 0;
  const isKnown = () => isNew || !fields.some((field) => read.has(field.name) && isLost(field));
  return { record: new Proxy(record, { get }), read, isKnown };
}

const source = (field: Field) => ('source' in field ? field.source : undefined);

/**
 * What follows from a change by the user: of a choice what it `takes`, then the fields computed `from` what was changed;
 * a choice among others than before is dropped.
 *
 * @param recordOf the record that was chosen in a field, as far as it is known
 * @param lists the rows that belong to the record, and which of the lists the user changed, both by `keyOf`
 * @returns all inputs
 */
export function withConsequences(
  fields: readonly Field[],
  before: Inputs,
  after: Inputs,
  base: ServerRecord | undefined,
  recordOf: (field: Field, value: unknown) => ServerRecord | undefined,
  lists: RowLists = NO_LISTS,
): Inputs {
  const values = { ...after };
  const changed = new Set(fields.map(({ name }) => name).filter((name) => !sameValue(before[name], after[name])));
  const set = (field: Field, value: unknown) => {
    const input = kindOf(field).read(value, field);
    if (sameValue(values[field.name], input)) return;
    values[field.name] = input;
    changed.add(field.name);
  };
  const take = (field: Field) => {
    const record = recordOf(field, values[field.name]) ?? {};
    for (const other of fields) {
      const property = field.takes?.[other.name];
      if (property !== undefined) set(other, record[property]);
    }
  };
  for (const field of fields.filter(({ name }) => changed.has(name))) take(field);
  // Each once, in their order, so that none can go round in a circle.
  for (const field of fields.filter(({ name }) => !changed.has(name))) {
    const paramsOf = (inputs: Inputs) => source(field)?.params?.(savedValues(fields, inputs, base)) ?? {};
    const isDropped = JSON.stringify(paramsOf(before)) !== JSON.stringify(paramsOf(values));
    if (isDropped) {
      set(field, undefined);
      take(field);
    }
    if (!field.from) continue;
    const { record, read, isKnown } = watched(fields, savedValues(fields, values, base), base);
    let isOutdated = false;
    const value = field.from(record, (of) => {
      isOutdated ||= lists.changed.has(keyOf(of));
      return lists.rows.get(keyOf(of));
    });
    isOutdated ||= [...read].some((name) => changed.has(name));
    if (value !== undefined && isKnown() && isOutdated) set(field, value);
  }
  return values;
}
