import * as v from 'valibot';
import type { Http } from '../http/http';

/** How a dictionary is fetched and read (§3.12). */
export interface DictMeta {
  type: string;
  /** Fetches the dictionary in a form that `responseConverter` knows. */
  request: (meta: DictMeta, services: { http: Http }) => Promise<unknown>;
  /** Converts a response to entries. A result of another type is logged and counts as empty. */
  responseConverter: (response: unknown, meta: DictMeta) => unknown;
  /** Field of the label. Fallbacks: label, name, title. */
  labelField: string;
  /** Field of the value. Fallbacks: value, id, uid, key, code. */
  valueField: string;
  /** Whether the dictionary is loaded when a component first asks for it, not at start. */
  lazy: boolean;
}

/** Schema of an entry, as a converter gives it. */
export const dictEntrySchema = v.object({
  label: v.string(),
  value: v.string(),
  /** Colour of the tag: default, primary, success, info, warning or danger; empty = none. */
  listClass: v.optional(v.string(), ''),
  /** The server's own class; its name is ignored, but an entry with one is a tag. */
  cssClass: v.optional(v.string(), ''),
  /** Whether the entry is still shown but can no longer be chosen. */
  disabled: v.optional(v.boolean(), false),
});

/** An entry of a dictionary (§3.13, §13.8). */
export type DictEntry = v.InferOutput<typeof dictEntrySchema>;

/** The value of a field with a dictionary: one value, several split on `,`, a list, or none. */
export type DictValue = string | number | readonly (string | number)[] | null | undefined;
