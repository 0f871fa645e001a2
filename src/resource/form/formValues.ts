import { digestWithout, sameValue } from '@/lib/record/edits';
import { isMasked, isEmpty, type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import { entriesOf, type Field, formOf, propertiesOf, valueOf } from '../Field';
import { holdsMany, kindOf, readInput, saved } from '../kinds/kindOf';
import { inOrder, type Resource, serverFieldsOf } from '../Resource';

/** What the controls of a form hold, by the names of their fields. */
export type Inputs = ServerRecord;

/** The fields in the form of a new record, or of one that is edited. */
export const formFields = (resource: Resource, isNew: boolean): readonly Field[] =>
  inOrder(resource, 'form', resource.fields).filter((field) => {
    const { only } = formOf(field);
    return field.form !== undefined && (only === undefined || (only === 'new') === isNew);
  });

/** Whether the form asks for a field, by what the others hold. */
export const isAsked = (field: Field, inputs: Inputs): boolean => formOf(field).when?.(inputs) ?? true;

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
    fields.map((field) => [field.name, readInput(field, record ? valueOf(field, record) : formOf(field).initial)]),
  );

/** Whether the control of a field can show a value. */
function fits(field: Field, value: unknown): boolean {
  const held = kindOf(field).holds(field);
  if (held === 'any') return true;
  return field.names || held === 'ids' ? Array.isArray(value) : value === null || typeof value !== 'object';
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
  const shown = fields.filter((field) => !kindOf(field).isSecret).flatMap(propertiesOf);
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

/** The fields that the user edited, with their new values. */
export const editsOf = (fields: readonly Field[], before: Inputs, after: Inputs): ServerRecord =>
  Object.fromEntries(
    fields
      .filter((field) => !sameValue(saved(field, before[field.name]), saved(field, after[field.name])))
      .flatMap((field) => entriesOf(field, saved(field, after[field.name]))),
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
      .flatMap((field) => entriesOf(field, saved(field, inputs[field.name])))
      .filter(([, value]) => !isEmpty(value)),
  ),
});
