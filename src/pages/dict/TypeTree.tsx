import { Empty } from 'antd';
import { useMemo } from 'react';
import type { DictType } from '@/features/dict/api/dictTypes';
import { treeRows } from '@/ui/tree/treeRows';
import { useTree } from '@/ui/tree/useTree';
import { VirtualTree } from '@/ui/tree/VirtualTree';
import { typeItem } from './typeItem';
import { TypeTitle } from './TypeTitle';

interface Props {
  types: readonly DictType[];
  /** Words that are searched for. */
  search: string;
  selected: DictType | undefined;
  /** Pixels. */
  height: number;
  /** Receives the key of the type. */
  onChoose: (dictType: string) => void;
}

/** The tree of types, or what a search for a name or key leaves of it. */
export function TypeTree({ types, search, selected, height, onChoose }: Props) {
  const records = useMemo(() => types.map(typeItem), [types]);
  const byId = useMemo(() => new Map(types.map((type) => [type.id, type])), [types]);
  const { index, result, expanded, toggle } = useTree(records, { words: search, selectedId: selected?.id });
  const isSearching = search.trim() !== '';
  const rows = treeRows(index, { expanded, shown: isSearching ? result.shown : undefined });

  if (rows.length === 0) return <Empty description={isSearching ? '没有匹配的字典类型' : '还没有字典类型'} />;
  return (
    <VirtualTree
      // What a search found is shown from its top.
      key={search}
      label="字典类型"
      height={height}
      rows={rows}
      renderName={({ id }) => <TypeTitle type={byId.get(id)} search={search} />}
      onToggle={(id, open) => void toggle(id, open)}
      selectedId={selected?.id}
      onSelect={(id) => onChoose(byId.get(id)?.dictType ?? '')}
    />
  );
}
