import { sameValue } from '@/lib/record/edits';
import { isMasked, isEmpty, type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import type { Field } from './Field';
import { formOf } from './FieldBase';
import { holdsMany, kindOf, saved } from './Field';
import type { Resource } from './Resource';

/** What the controls of a form hold, by the names of their fields. */
export type Inputs = ServerRecord;

/** Whether a field stands in the form of a new record, or of one that is edited. */
export const isInForm = (field: Field, isNew: boolean): boolean =>
  Boolean(field.form) && formOf(field).only !== (isNew ? 'edit' : 'new');

/** The fields of a form: those that stand in it, and those that are computed or taken unseen. */
export function formFields({ fields }: Resource, isNew: boolean): readonly Field[] {
  const taken = fields.filter((field) => isInForm(field, isNew)).flatMap(({ takes = {} }) => Object.keys(takes));
  const own = fields.filter((field) => isInForm(field, isNew) || field.from || taken.includes(field.name));
  const others = taken.filter((name) => !own.some((field) => field.name === name));
  return [...own, ...others.map((name) => ({ name, label: name }))];
}

/** Whether the server left out which ids of a field are chosen: to save the field as empty would lose them (§19.2). */
export const isUnread = (field: Field, record: ServerRecord | undefined): boolean =>
  record !== undefined && holdsMany(field) && record[field.name] === undefined;

/** Whether the form asks for a field, by what the others hold; it always does for what the server left out. */
export const isAsked = (field: Field, inputs: Inputs, base?: ServerRecord): boolean =>
  isUnread(field, base) || (formOf(field).when?.({ ...base, ...inputs }) ?? true);

/** The value of a field, where the server has hidden a part of it: `156****6666` (§19.4). */
export const maskedValue = (field: Field, record: ServerRecord = {}): string | undefined => {
  const value = record[field.name];
  return formOf(field).rule && isMasked(value) ? value : undefined;
};

const isMaker = (initial: unknown): initial is () => unknown => typeof initial === 'function';

function initialOf(field: Field): unknown {
  const { initial } = formOf(field);
  return isMaker(initial) ? initial() : initial;
}

/**
 * The controls of a form that is opened with a record; those of a new one begin with their `initial` value. What the
 * server left out is undefined until it is chosen anew.
 */
export const inputsOf = (fields: readonly Field[], record: ServerRecord | undefined): Inputs =>
  Object.fromEntries(
    fields.map((field) => {
      const sent = record ? valueAt(record, field.name) : initialOf(field);
      return [field.name, isUnread(field, record) ? undefined : kindOf(field).read(sent, field)];
    }),
  );

/** Whether the control of a field can show a value. */
function fits(field: Field, value: unknown): boolean {
  const held = kindOf(field).holds(field);
  if (held === 'any') return true;
  return held === 'ids' ? Array.isArray(value) : value === null || typeof value !== 'object';
}

/** The kept input that the controls can show: another version of the app may have written it. */
export const usableInputs = (fields: readonly Field[], kept: Inputs = {}): Inputs =>
  Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(kept, field.name) && fits(field, kept[field.name]))
      .map(({ name }) => [name, kept[name]]),
  );

/** Whether what is in a control may be kept in the browser. */
export const isKept = (field: Field): boolean => !kindOf(field).isSecret && !field.private;

/**
 * The part of a record that is kept with what is typed: what is described of it, and what identifies the record. All other
 * fields may hold anything.
 */
export function keptPart(resource: Resource, fields: readonly Field[], record: ServerRecord): ServerRecord {
  const shown = [...fields, ...resource.fields]
    .filter(isKept)
    .flatMap(({ name, shownBy = [] }) => [name, shownBy].flat());
  const names = [...new Set([resource.id, resource.nameField, ...shown])].filter(
    (name) => valueAt(record, name) !== undefined,
  );
  return Object.fromEntries(names.map((name) => [name, valueAt(record, name)]));
}

/** The properties that the user edited, with their new values. */
export const editsOf = (fields: readonly Field[], before: Inputs, after: Inputs): ServerRecord =>
  Object.fromEntries(
    fields
      .map((field) => [field, saved(field, after[field.name])] as const)
      .filter(([field, value]) => !sameValue(saved(field, before[field.name]), value))
      .map(([{ name }, value]) => [name, value]),
  );

/** What stays in the controls of edited fields when the fields in `taken` get the values that somebody else saved. */
export const keptEdits = (
  fields: readonly Field[],
  typed: Inputs,
  edits: ServerRecord,
  taken: readonly string[],
): Inputs =>
  Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(edits, name) && !taken.includes(name))
      .map(({ name }) => [name, typed[name]]),
  );

/**
 * A new record: what was asked for, and typed or chosen, with what was taken of the chosen. Empty fields are left out, for
 * servers that are strict about types.
 */
export function newRecordOf(fields: readonly Field[], inputs: Inputs, scope: ServerRecord): ServerRecord {
  const asked = fields.filter((field) => isAsked(field, inputs));
  const taken = asked.flatMap(({ takes = {} }) => Object.keys(takes));
  const values = fields
    .filter((field) => asked.includes(field) || taken.includes(field.name))
    .map((field) => [field.name, saved(field, inputs[field.name])] as const)
    .filter(([, value]) => !isEmpty(value));
  return { ...scope, ...Object.fromEntries(values) };
}
