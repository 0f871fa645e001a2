/** An entry of a dictionary as the screens use it (specification, sections 3 and 13). */
export interface DictEntry {
  label: string;
  value: string;
  /** default, primary, success, info, warning or danger; empty = none. */
  listClass: string;
  /** Names of classes of its own; empty = none. */
  cssClass: string;
  /** Out of use: still shown where it was chosen, no longer to be chosen. */
  disabled: boolean;
}

/** What a field coded by a dictionary may hold: one value, several split on `,`, a list of values, nothing. */
export type DictValue = string | number | readonly (string | number)[] | null | undefined;

/** A value with its entry, or without one when the dictionary does not know it. */
export interface DictMatch {
  value: string;
  entry: DictEntry | undefined;
}

const indexes = new WeakMap<readonly DictEntry[], ReadonlyMap<string, DictEntry>>();

/** A table of a hundred rows looks into the same list a hundred times. */
function indexOf(entries: readonly DictEntry[]): ReadonlyMap<string, DictEntry> {
  const known = indexes.get(entries);
  if (known) return known;
  // Of two entries with one value the first counts, as in a search from the top.
  const index = new Map([...entries].reverse().map((entry) => [entry.value, entry]));
  indexes.set(entries, index);
  return index;
}

const valuesOf = (value: DictValue): string[] =>
  (typeof value === 'object' && value !== null ? value.map(String) : String(value ?? '').split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The entries that a value stands for, in the order of the value (specification, section 13). */
export function matchEntries(entries: readonly DictEntry[], value: DictValue): DictMatch[] {
  const index = indexOf(entries);
  return valuesOf(value).map((part) => ({ value: part, entry: index.get(part) }));
}
