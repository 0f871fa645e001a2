import { Empty, Input, Tree } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { completeChecks, toggleCheck } from './checkTree';
import { Highlight } from './Highlight';
import { loadingIcon } from './loadingIcon';
import styles from './OrgTree.module.css';
import type { TreeItem } from './TreeItem';
import { treeNodes } from './treeNodes';
import type { LoadChildren } from './useLazyRecords';
import { useTree } from './useTree';

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
  /** Loads what lies below a node when it is first opened. */
  loadChildren?: LoadChildren;
  /** Pixels; only the nodes in sight are in the page. */
  height?: number;
}

const NONE: readonly string[] = [];

/** A tree of organisations with a search (spec.md section 2); made for ten thousand of them. */
export function OrgTree({
  records,
  label,
  selectedId,
  onSelect,
  checkedIds = NONE,
  onCheck,
  loadChildren,
  height = 400,
}: Props) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const { index, result, expanded, open, loading, isEnd } = useTree(records, words, loadChildren);
  const checks = useMemo(() => completeChecks(index, checkedIds), [index, checkedIds]);
  const searching = words.trim() !== '';
  const shown = searching ? result.shown : undefined;
  const nodes = useMemo(() => treeNodes(index, isEnd, shown), [index, isEnd, shown]);
  const checkedKeys = useMemo(() => ({ checked: [...checks.checked], halfChecked: [...checks.half] }), [checks]);

  return (
    <div className={styles['box']}>
      <Input.Search
        allowClear
        placeholder={`搜索${label}`}
        aria-label={`搜索${label}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles['count']} role="status">
        {searching && `找到 ${result.matches} 个${label}`}
      </p>
      {nodes.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={searching ? `没有匹配的${label}` : `暂无${label}`} />
      )}
      {nodes.length > 0 && (
        <Tree
          // What a search found is shown from its top.
          key={words}
          aria-label={label}
          treeData={nodes}
          height={height}
          blockNode
          motion={false}
          titleRender={({ title }) => <Highlight name={title} words={words} />}
          switcherIcon={loadingIcon(loading)}
          expandedKeys={expanded}
          onExpand={(keys) => void open(keys.map(String))}
          selectable={onSelect !== undefined}
          selectedKeys={selectedId === undefined ? [] : [selectedId]}
          onSelect={(_keys, { node, selected }) => onSelect?.(selected ? node.key : undefined)}
          checkable={onCheck !== undefined}
          checkStrictly
          checkedKeys={checkedKeys}
          onCheck={(_keys, { node }) => onCheck?.([...toggleCheck(index, checkedIds, node.key, shown)])}
        />
      )}
    </div>
  );
}
