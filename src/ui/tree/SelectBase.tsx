import { TreeSelect as AntdTreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import styles from './SelectBase.module.css';
import type { TreeItem } from './TreeItem';
import { loadingIcon } from './loadingIcon';
import { treeNodes, type TreeNode } from './treeNodes';
import type { LoadChildren } from './useLazyRecords';
import { useTree } from './useTree';

/** One node is chosen, or several are. */
export type Choice =
  | { multiple?: false; value: string | undefined; onChange: (id: string | undefined) => void }
  | { multiple: true; value: readonly string[]; onChange: (ids: string[]) => void };

/** What both selects take. */
export type SelectProps = Choice & {
  /** Flat records; the tree is built from their parents. */
  records: readonly TreeItem[];
  /** What the field is called. */
  label: string;
  placeholder?: string;
  disabled?: boolean;
};

interface Props {
  select: SelectProps;
  /** Boxes to tick, a parent standing for all below it. */
  checkable: boolean;
  loadChildren: LoadChildren | undefined;
}

const filterTreeNode = (words: string, { title }: { title?: unknown }) =>
  typeof title === 'string' && title.toLowerCase().includes(words.trim().toLowerCase());

/** Field with a tree to choose from, searched by name; only the nodes in sight are in the page. */
export function SelectBase({ select, checkable, loadChildren }: Props) {
  const { records, label, placeholder = `请选择${label}`, disabled = false } = select;
  const [words, setWords] = useState('');
  const { index, expanded, toggle, loading, isEnd } = useTree(records, { words, loadChildren });
  const nodes = useMemo(() => treeNodes(index, isEnd), [index, isEnd]);
  const expandedKeys = useMemo(() => [...expanded], [expanded]);
  const value = select.multiple ? [...select.value] : select.value;

  const toggleDifference = (keys: readonly string[]) => {
    const now = new Set(keys);
    for (const id of expandedKeys) if (!now.has(id)) void toggle(id, false);
    for (const id of now) if (!expanded.has(id)) void toggle(id, true);
  };
  const change = (chosen: unknown) => {
    if (select.multiple) select.onChange(Array.isArray(chosen) ? chosen.map(String) : []);
    else select.onChange(typeof chosen === 'string' ? chosen : undefined);
  };
  return (
    <AntdTreeSelect<unknown, TreeNode>
      className={styles['select'] ?? ''}
      aria-label={label}
      treeData={nodes}
      value={value}
      onChange={change}
      placeholder={placeholder}
      disabled={disabled}
      allowClear
      showSearch={{ filterTreeNode, onSearch: setWords }}
      treeExpandedKeys={expandedKeys}
      onTreeExpand={(keys) => toggleDifference(keys.map(String))}
      switcherIcon={loadingIcon(loading)}
      multiple={select.multiple ?? false}
      treeCheckable={checkable && (select.multiple ?? false)}
      showCheckedStrategy={AntdTreeSelect.SHOW_PARENT}
      maxTagCount="responsive"
      listHeight={320}
      popupMatchSelectWidth={320}
      notFoundContent={`没有匹配的${label}`}
    />
  );
}
