import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Empty, Input, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DictType } from '@/features/dict/api/dictTypes';
import { useDictTypesQuery } from '@/features/dict/dictApi';
import { clearByIcon } from '@/ui/antd/clearByIcon';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import { openNodes } from '@/ui/tree/treeIndex';
import { Highlight } from '@/ui/tree/OrgTree';
import { TreeView } from '@/ui/tree/TreeView';
import { useTree } from '@/ui/tree/useTree';
import styles from './DictPage.module.css';
import { TypeActions } from './TypeActions';
import { typeItem } from './typeItems';

function TypeTitle({ type, search }: { type: DictType | undefined; search: string }) {
  if (!type) return null;
  return (
    <span title={`${type.dictName} ${type.dictType}`}>
      <Highlight name={type.dictName} words={search} />
      {type.status === '1' && <span className={styles.off}>（停用）</span>}
      <span className={styles.typeKey}>
        <Highlight name={type.dictType} words={search} />
      </span>
    </span>
  );
}

interface TypeTreeProps {
  types: readonly DictType[];
  search: string;
  selected: DictType | undefined;
  /** Pixels. */
  height: number;
  onChoose: (dictType: string) => void;
}

function TypeTree({ types, search, selected, height, onChoose }: TypeTreeProps) {
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

const NARROW_HEIGHT_PX = 300;

interface Props {
  /** Key of the selected type, empty = none. */
  selectedKey: string;
  onSelect: (dictType: string) => void;
}

/** The searchable tree of types; on a narrow screen it collapses after a choice. */
export function TypePanel({ selectedKey, onSelect }: Props) {
  const { data: types, isLoading, isError, refetch } = useDictTypesQuery();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(selectedKey === '');
  const selected = types?.find(({ dictType }) => dictType === selectedKey);
  const narrow = useNarrowScreen();
  const tableHeight = useTableHeight();
  const failed = isError && !types;

  const choose = (dictType: string) => {
    onSelect(dictType);
    setOpen(false);
  };
  const content = () => {
    if (isLoading) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
    if (failed) {
      const retry = <Button onClick={() => void refetch()}>重试</Button>;
      return <Alert type="error" title="字典类型加载失败" action={retry} />;
    }
    const height = narrow ? NARROW_HEIGHT_PX : tableHeight;
    return <TypeTree types={types ?? []} search={search} selected={selected} height={height} onChoose={choose} />;
  };
  return (
    <Card variant="borderless" role="region" aria-label="字典类型" className={styles.types}>
      {narrow && (
        <Button
          block
          icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          iconPlacement="end"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {selected ? `字典类型：${selected.dictName}` : '选择字典类型'}
        </Button>
      )}
      <div className={styles.typesBody} hidden={narrow && !open && !failed}>
        <Input
          aria-label="搜索字典类型"
          placeholder="名称或类型"
          allowClear={clearByIcon}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TypeActions selected={selected} onSelect={onSelect} />
        {content()}
      </div>
    </Card>
  );
}
