/** An entry of a dictionary (§3.13, §13.8). */
export interface DictEntry {
  label: string;
  value: string;
  /** Colour of the tag: default, primary, success, info, warning or danger; empty = none. */
  listClass: string;
  /** Class names for the tag; empty = none. */
  cssClass: string;
  /** Whether the entry is still shown but can no longer be chosen. */
  disabled: boolean;
}

/** The value of a field with a dictionary: one value, several split on `,`, a list, or none. */
export type DictValue = string | number | readonly (string | number)[] | null | undefined;

/** A value with its entry, if the dictionary has one. */
export interface DictMatch {
  value: string;
  entry: DictEntry | undefined;
}

const indexes = new WeakMap<readonly DictEntry[], ReadonlyMap<string, DictEntry>>();

/** Cached, because a table looks into the same list once per row. */
function indexOf(entries: readonly DictEntry[]): ReadonlyMap<string, DictEntry> {
  const known = indexes.get(entries);
  if (known) return known;
  // Of two entries with one value the first counts.
  const index = new Map([...entries].reverse().map((entry) => [entry.value, entry]));
  indexes.set(entries, index);
  return index;
}

const valuesOf = (value: DictValue): string[] =>
  (typeof value === 'object' && value !== null ? value.map(String) : String(value ?? '').split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The entries of a value, in the order of the value (§13.8). */
export function matchEntries(entries: readonly DictEntry[], value: DictValue): DictMatch[] {
  const index = indexOf(entries);
  return valuesOf(value).map((part) => ({ value: part, entry: index.get(part) }));
}
