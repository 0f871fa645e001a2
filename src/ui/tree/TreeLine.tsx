import type { MouseEvent, ReactNode } from 'react';
import type { TreeRow } from './treeRows';
import styles from './VirtualTree.module.css';

/** What a box shows, in the words of ARIA; undefined = there is no box. */
export type Tick = boolean | 'mixed' | undefined;

/** What is clicked on a line. */
export type LinePart = 'caret' | 'box' | 'name';

/** Pixels that each level stands further in. */
const INDENT = 24;

interface Props {
  id: string;
  row: TreeRow;
  /** The keyboard is on it. */
  active: boolean;
  selected: boolean | undefined;
  tick: Tick;
  loading: boolean;
  onClick: (row: TreeRow, part: LinePart) => void;
  children: ReactNode;
}

/** A line of a tree: what opens it, its box, its name. */
export function TreeLine({ id, row, active, selected, tick, loading, onClick, children }: Props) {
  const part = (name: LinePart) => (event: MouseEvent) => {
    event.stopPropagation();
    onClick(row, name);
  };
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.open}
      aria-selected={selected}
      aria-checked={tick}
      aria-busy={loading || undefined}
      className={active ? `${styles['line']} ${styles['active']}` : styles['line']}
      style={{ paddingInlineStart: (row.level - 1) * INDENT }}
      onClick={part('name')}
    >
      {row.open === undefined ? (
        <span className={styles['caret']} />
      ) : (
        <span className={styles['caret']} data-sign={loading ? 'busy' : 'arrow'} onClick={part('caret')} />
      )}
      {tick !== undefined && <span className={styles['box']} onClick={part('box')} />}
      <span className={styles['name']}>{children}</span>
    </div>
  );
}
