import type { DictType } from '@/features/dict/api/dictTypes';
import styles from './DictPage.module.css';

/** A text with the first place marked where it contains the search. */
function Marked({ text, search }: { text: string; search: string }) {
  const part = search.trim().toLowerCase();
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}

/** A node of the tree: name and key of a type, and whether it is out of use. */
export function TypeTitle({ type, search }: { type: DictType; search: string }) {
  return (
    <span className={styles['typeTitle']} title={`${type.dictName} ${type.dictType}`}>
      <Marked text={type.dictName} search={search} />
      {type.status === '1' && <span className={styles['off']}>（停用）</span>}
      <span className={styles['typeKey']}>
        <Marked text={type.dictType} search={search} />
      </span>
    </span>
  );
}
