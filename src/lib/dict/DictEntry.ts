import * as v from 'valibot';

/** Schema of an entry, as a converter gives it. */
export const dictEntrySchema = v.object({
  label: v.string(),
  value: v.string(),
  /** Colour of the tag: default, primary, success, info, warning or danger; empty = none. */
  listClass: v.optional(v.string(), ''),
  /** The server's own class; what it names is not read, but an entry with one is a tag. */
  cssClass: v.optional(v.string(), ''),
  /** Whether the entry is still shown but can no longer be chosen. */
  disabled: v.optional(v.boolean(), false),
});

/** An entry of a dictionary (§3.13, §13.8). */
export type DictEntry = v.InferOutput<typeof dictEntrySchema>;

/** The value of a field with a dictionary: one value, several split on `,`, a list, or none. */
export type DictValue = string | number | readonly (string | number)[] | null | undefined;
