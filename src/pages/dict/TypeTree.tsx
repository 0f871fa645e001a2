import { Empty } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { DictType } from '@/features/dict/api/dictTypes';
import { openNodes } from '@/ui/tree/openNodes';
import { Highlight } from '@/ui/tree/OrgTree';
import { TreeView } from '@/ui/tree/TreeView';
import { useTree } from '@/ui/tree/useTree';
import styles from './DictPage.module.css';
import { typeItem } from './typeItems';

/** A node: name, key and status of a type. */
function TypeTitle({ type, search }: { type: DictType | undefined; search: string }) {
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

interface Props {
  types: readonly DictType[];
  search: string;
  selected: DictType | undefined;
  /** Pixels. */
  height: number;
  onChoose: (dictType: string) => void;
}

/** The tree of types, filtered by a search. */
export function TypeTree({ types, search, selected, height, onChoose }: Props) {
  const records = useMemo(() => types.map(typeItem), [types]);
  const byId = useMemo(() => new Map(types.map((type) => [type.id, type])), [types]);
  const words = useDeferredValue(search);
  const { index, result, expanded, toggle } = useTree(records, { words, selectedId: selected?.id });
  const isSearching = words.trim() !== '';
  const shown = isSearching ? result.shown : undefined;
  const nodes = useMemo(() => openNodes(index, { expanded, shown }), [index, expanded, shown]);

  if (nodes.ids.length === 0) return <Empty description={isSearching ? '没有匹配的字典类型' : '还没有字典类型'} />;
  return (
    <TreeView
      // Scrolls search results to the top.
      key={words}
      label="字典类型"
      height={height}
      nodes={nodes}
      expanded={expanded}
      renderName={(id) => <TypeTitle type={byId.get(id)} search={words} />}
      onToggle={(id, open) => void toggle(id, open)}
      selectedId={selected?.id}
      onSelect={(id) => onChoose(byId.get(id)?.dictType ?? '')}
    />
  );
}
