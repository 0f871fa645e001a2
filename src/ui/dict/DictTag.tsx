import type { DictEntry, DictValue } from '@/lib/dict/DictEntry';
import styles from './DictTag.module.css';

/** A value with its entry, if the dictionary has one. */
interface DictMatch {
  value: string;
  entry: DictEntry | undefined;
}

const indexes = new WeakMap<readonly DictEntry[], ReadonlyMap<string, DictEntry>>();

/** Cached, because a table looks into the same list once per row. */
function indexOf(entries: readonly DictEntry[]): ReadonlyMap<string, DictEntry> {
  const known = indexes.get(entries);
  if (known) return known;
  // Of two entries with one value the first counts.
  const index = new Map([...entries].reverse().map((entry) => [entry.value.trim(), entry]));
  indexes.set(entries, index);
  return index;
}

/** The entry of one value, with or without blanks around either. */
export const entryOf = (entries: readonly DictEntry[], value: string): DictEntry | undefined =>
  indexOf(entries).get(value.trim());

/** The entries of a value, in the order of the value (§13.8): of the whole text, else of its parts. */
export function matchEntries(entries: readonly DictEntry[], value: DictValue): DictMatch[] {
  const isList = typeof value === 'object' && value !== null;
  const texts = (isList ? value : [value ?? '']).map(String);
  return texts
    .flatMap((text) => (isList || entryOf(entries, text) ? text : text.split(/[,，]/)))
    .map((part) => ({ value: part.trim(), entry: entryOf(entries, part) }))
    .filter((match) => match.value !== '');
}

const COLOURS = ['primary', 'success', 'info', 'warning', 'danger'] as const;

function Piece({ value, entry }: DictMatch) {
  if (!entry) return <span className={styles.text}>{value}</span>;
  const { label, listClass, cssClass } = entry;
  const colour = COLOURS.find((one) => one === listClass);
  if (colour === undefined && cssClass === '') return <span className={styles.text}>{label}</span>;
  // The server's class is not applied: it could be any of the page, such as one that covers the window.
  return <span className={colour ? `${styles.tag} ${styles[colour]}` : styles.tag}>{label}</span>;
}

interface Props {
  entries: readonly DictEntry[];
  /** One value or several; a string may hold several, separated by `,`. */
  value: DictValue;
}

/**
 * A coded value: a tag in the colour of its entry, plain text if the entry has none, the raw value if there is no entry
 * (§13.8).
 */
export function DictTag({ entries, value }: Props) {
  const matches = matchEntries(entries, value);
  return (
    <span className={styles.tags}>
      {matches.map((match, index) => (
        <Piece key={`${index} ${match.value}`} {...match} />
      ))}
    </span>
  );
}
