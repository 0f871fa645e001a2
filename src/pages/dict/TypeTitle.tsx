import type { DictType } from '@/features/dict/api/dictTypes';
import { Highlight } from '@/ui/tree/Highlight';
import styles from './DictPage.module.css';

/** A node of the tree: name and key of a type, and whether it is out of use. */
export function TypeTitle({ type, search }: { type: DictType | undefined; search: string }) {
  if (!type) return null;
  return (
    <span title={`${type.dictName} ${type.dictType}`}>
      <Highlight name={type.dictName} words={search} />
      {type.status === '1' && <span className={styles['off']}>（停用）</span>}
      <span className={styles['typeKey']}>
        <Highlight name={type.dictType} words={search} />
      </span>
    </span>
  );
}
