import { digestWithout, sameValue } from '@/lib/record/edits';
import { isMasked, isEmpty, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { dateText, typedDate } from '@/lib/time/typedDate';
import { typedText } from '@/lib/validators';
import { dateKindOf, type Field, formOf, holdsMany } from '../Field';
import { type Resource, serverFieldsOf } from '../Resource';
import { readNumber } from './readNumber';

/** What the controls of a form hold, by the names of their fields. */
export type Inputs = ServerRecord;

/** The fields in the form of a new record, or of one that is edited. */
export const formFields = ({ fields }: Resource, isNew: boolean): readonly Field[] =>
  fields.filter((field) => {
    const { only } = formOf(field);
    return field.form !== undefined && (only === undefined || (only === 'new') === isNew);
  });

/** Whether the form asks for a field, by what the others hold. */
export const isAsked = (field: Field, inputs: Inputs): boolean => formOf(field).when?.(inputs) ?? true;

const numberOf = (value: unknown): unknown => {
  const text = textOf(value);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
};

/** What the control of a field holds for a record. */
function inputOf(field: Field, record: ServerRecord): unknown {
  const value = valueAt(record, field.name);
  switch (field.kind) {
    case 'number':
      return numberOf(value);
    case 'months':
      return [dateText('month', value), dateText('month', valueAt(record, field.to))];
    case 'day':
    case 'time':
      return dateText(field.kind, value);
    case 'flag':
      return textOf(value) === 'true';
    case 'checks':
      return Array.isArray(value) ? (value as unknown[]) : [];
    case 'choice':
      return field.many ? (Array.isArray(value) ? (value as unknown[]) : []) : (value ?? '');
    case 'tree':
      return value ?? field.none ?? '';
    case 'password':
      return '';
    case 'custom':
      return value;
    default:
      return textOf(value);
  }
}

/** Whether the server left out which ids of a field are chosen: to save the field as empty would lose them (§19.2). */
export const isUnread = (field: Field, record: ServerRecord | undefined): boolean =>
  record !== undefined && holdsMany(field) && record[field.name] === undefined;

/** What the server has hidden of a field in part, such as `156****6666`; undefined if it has not (§19.4). */
export const maskedText = (field: Field, record: ServerRecord | undefined): string | undefined => {
  const value = record?.[field.name];
  return formOf(field).rule && isMasked(value) ? value : undefined;
};

/** The controls of a form that is opened with a record; those of a new one begin with their `initial` value. */
export const inputsOf = (fields: readonly Field[], record: ServerRecord | undefined): Inputs =>
  Object.fromEntries(
    fields.map((field) => {
      const start = record ?? { [field.name]: formOf(field).initial };
      return [field.name, inputOf(field, start)];
    }),
  );

/** Whether the control of a field can show a value. */
function fits({ kind, ...field }: Field, value: unknown): boolean {
  if (kind === 'custom') return true;
  if (kind === 'months' || kind === 'checks' || ('many' in field && field.many)) return Array.isArray(value);
  return kind === 'flag' ? typeof value === 'boolean' : value === null || typeof value !== 'object';
}

/** Of what was kept of a form, what its controls can show: another version of the app may have written it. */
export const usableInputs = (fields: readonly Field[], kept: Inputs = {}): Inputs =>
  Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(kept, field.name) && fits(field, kept[field.name]))
      .map(({ name }) => [name, kept[name]]),
  );

/**
 * What of a record is kept with what is typed: what the form shows, and by what the record is found again. Of all else,
 * which may be anything, only a digest.
 */
export function keptPart(resource: Resource, fields: readonly Field[], record: ServerRecord): KeptPart {
  const shown = fields
    .filter(({ kind }) => kind !== 'password')
    .flatMap((field) => (field.kind === 'months' ? [field.name, field.to] : [field.name]));
  const names = [...new Set([resource.id, resource.nameField, ...shown])].filter(
    (name) => valueAt(record, name) !== undefined,
  );
  return {
    base: Object.fromEntries(names.map((name) => [name, valueAt(record, name)])),
    rest: digestWithout(record, [...names, ...serverFieldsOf(resource)]),
  };
}

/** Fields of a record, and the digest of the others. */
interface KeptPart {
  base: ServerRecord;
  rest: string;
}

/** What is typed, as it is saved and compared: texts without the blanks around them, numbers as such. */
export function saved(field: Field, value: unknown): unknown {
  const { kind } = field;
  const dates = dateKindOf(field);
  if (dates && Array.isArray(value)) return value.map((typed) => typedDate(dates, textOf(typed)));
  if (dates) return typedDate(dates, textOf(value));
  if (typeof value !== 'string' || kind === 'password' || kind === 'html') return value;
  return kind === 'number' ? readNumber(value) : typedText(formOf(field).rule, value);
}

/** The fields of the record that a control stands for, with their values. */
function valuesOf(field: Field, value: unknown): [name: string, value: unknown][] {
  if (field.kind !== 'months') return [[field.name, saved(field, value)]];
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
  return [
    [field.name, from ?? ''],
    [field.to, to ?? ''],
  ];
}

/** The fields that the user edited, with their new values. */
export const editsOf = (fields: readonly Field[], before: Inputs, after: Inputs): ServerRecord =>
  Object.fromEntries(
    fields
      .filter((field) => !sameValue(saved(field, before[field.name]), saved(field, after[field.name])))
      .flatMap((field) => valuesOf(field, after[field.name])),
  );

/**
 * A new record: what was asked for, and typed or chosen. Empty fields are left out, for servers that are strict about
 * types.
 */
export const newRecordOf = (fields: readonly Field[], inputs: Inputs, scope: ServerRecord): ServerRecord => ({
  ...scope,
  ...Object.fromEntries(
    fields
      .filter((field) => isAsked(field, inputs))
      .flatMap((field) => valuesOf(field, inputs[field.name]))
      .filter(([, value]) => !isEmpty(value)),
  ),
});
