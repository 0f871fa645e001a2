import { Empty } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { SearchField } from '../search/SearchField';
import { completeChecks, toggleCheck } from './checkTree';
import { Highlight } from './Highlight';
import styles from './OrgTree.module.css';
import type { TreeItem } from './TreeItem';
import { treeRows } from './treeRows';
import type { LoadChildren } from './useLazyRecords';
import { useTree } from './useTree';
import { VirtualTree } from './VirtualTree';

interface Props {
  /** Flat records; the tree is built from their parents. */
  records: readonly TreeItem[];
  /** What the tree is of, such as 组织. */
  label: string;
  selectedId?: string | undefined;
  /** Receives undefined when the selected node is clicked again. */
  onSelect?: (id: string | undefined) => void;
  /** Shows boxes to tick. A ticked node stands for all below it. */
  checkedIds?: readonly string[];
  /** Receives every ticked id, those of parents too. */
  onCheck?: (ids: string[]) => void;
  /** A tick stands for nothing but its own node. */
  independent?: boolean;
  /** Loads what lies below a node when it is first opened. */
  loadChildren?: LoadChildren;
  /** Pixels; only the nodes in sight are in the page. */
  height?: number;
}

const NONE: readonly string[] = [];
const NO_IDS: ReadonlySet<string> = new Set();

/** A tree of organisations with a search (spec.md section 2); made for ten thousand of them. */
export function OrgTree({
  records,
  label,
  selectedId,
  onSelect,
  checkedIds = NONE,
  onCheck,
  independent = false,
  loadChildren,
  height = 400,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const { index, result, expanded, toggle, loading, isEnd } = useTree(records, { words, selectedId, loadChildren });
  const checkable = onCheck !== undefined;
  const checks = useMemo(() => {
    if (!checkable) return undefined;
    return independent ? { checked: new Set(checkedIds), half: NO_IDS } : completeChecks(index, checkedIds);
  }, [index, checkedIds, checkable, independent]);
  const searching = words.trim() !== '';
  const shown = searching ? result.shown : undefined;
  const rows = useMemo(() => treeRows(index, { expanded, isEnd, shown }), [index, expanded, isEnd, shown]);

  const check = (id: string) => {
    const others = checkedIds.filter((one) => one !== id);
    if (!independent) onCheck?.([...toggleCheck(index, checkedIds, id, shown)]);
    else onCheck?.(others.length < checkedIds.length ? others : [...others, id]);
  };
  return (
    <div ref={box} className={styles['box']}>
      <SearchField
        label={`搜索${label}`}
        value={typed}
        onChange={setTyped}
        onDown={() => box.current?.querySelector<HTMLElement>('[role=tree]')?.focus()}
      />
      <p className={styles['count']} role="status">
        {searching && `找到 ${result.matches} 个${label}`}
      </p>
      {rows.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={searching ? `没有匹配的${label}` : `暂无${label}`} />
      )}
      {rows.length > 0 && (
        <VirtualTree
          // What a search found is shown from its top.
          key={words}
          label={label}
          rows={rows}
          height={height}
          renderName={({ item }) => <Highlight name={item.name} words={words} />}
          onToggle={(id, open) => void toggle(id, open)}
          loading={loading}
          selectedId={selectedId}
          onSelect={onSelect && ((id) => onSelect(id === selectedId ? undefined : id))}
          checks={checks}
          onCheck={check}
        />
      )}
    </div>
  );
}
