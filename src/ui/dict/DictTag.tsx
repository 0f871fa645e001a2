import { type DictEntry, type DictMatch, type DictValue, matchEntries } from '@/lib/dict/dictEntries';
import styles from './DictTag.module.css';

const COLOURS = new Map([
  ['primary', styles.primary],
  ['success', styles.success],
  ['info', styles.info],
  ['warning', styles.warning],
  ['danger', styles.danger],
]);

function Piece({ value, entry }: DictMatch) {
  if (!entry) return <span className={styles.text}>{value}</span>;
  const { label, listClass, cssClass } = entry;
  const colour = COLOURS.get(listClass) ?? '';
  if (colour === '' && cssClass === '') return <span className={styles.text}>{label}</span>;
  return <span className={`${styles.tag} ${colour} ${cssClass}`.trimEnd()}>{label}</span>;
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
