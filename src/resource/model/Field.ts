import type { FieldBase } from './FieldBase';
import type { Kind } from './Kind';
import { KINDS } from './kinds';

type Kinds = typeof KINDS;
type SettingsOf<K> = K extends Kind<infer Settings> ? Settings : never;

/** A field of a resource: what it is called, what kind of value it holds (`kinds.ts`) and where it stands. */
export type Field = {
  [Name in keyof Kinds]: FieldBase & SettingsOf<Kinds[Name]> & (Name extends 'text' ? { kind?: Name } : { kind: Name });
}[keyof Kinds];

/** The kind of a field. */
export const kindOf = ({ kind = 'text' }: Pick<Field, 'kind'>): Kind => KINDS[kind];

/** What is typed, as it is saved and compared: texts without the blanks around them, numbers as such. */
export const saved = (field: Field, typed: unknown): unknown => kindOf(field).save(typed, field);

/** Whether a field holds several ids, of which a save replaces all. */
export const holdsMany = (field: Field): boolean => kindOf(field).holds(field) === 'ids';
