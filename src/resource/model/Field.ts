import type { FieldBase } from './FieldBase';
import type { Kind } from './Kind';
import { type ChoiceSource, KINDS } from './kinds';

type Kinds = typeof KINDS;
type SettingsOf<K> = K extends Kind<infer Settings> ? Settings : never;
/** Settings that name other fields. */
type Naming<Settings, Name extends string> = ('linkedBy' extends keyof Settings
  ? { linkedBy?: Name | undefined }
  : unknown) &
  ('source' extends keyof Settings ? { source: ChoiceSource<Name> } : unknown);

/** A field of a resource: what it is called, what kind of value it holds (`kinds.ts`) and where it stands. */
export type Field<Name extends string = string> = {
  [Kind in keyof Kinds]: FieldBase<Name> &
    Omit<SettingsOf<Kinds[Kind]>, 'source'> &
    Naming<SettingsOf<Kinds[Kind]>, Name> &
    (Kind extends 'text' ? { kind?: Kind } : { kind: Kind });
}[keyof Kinds];

/** The kind of a field. */
export const kindOf = ({ kind = 'text' }: Pick<Field, 'kind'>): Kind => KINDS[kind];

/** What is typed, as it is saved and compared: texts without the blanks around them, numbers as such. */
export const saved = (field: Field, typed: unknown): unknown => kindOf(field).save(typed, field);

/** Whether a field holds several ids, of which a save replaces all. */
export const holdsMany = (field: Field): boolean => kindOf(field).holds(field) === 'ids';
