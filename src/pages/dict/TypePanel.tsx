import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Input, Skeleton, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useDictTypesQuery } from '@/features/dict/dictApi';
import { useNarrowScreen } from '@/ui/screen/useNarrowScreen';
import { useTableHeight } from '@/ui/table/useTableHeight';
import styles from './DictPage.module.css';
import { TypeActions } from './TypeActions';
import { TypeTitle } from './TypeTitle';
import { findTypes, typeTree, type TypeNode } from './typeTree';

const NARROW_HEIGHT = 300;

interface Props {
  /** Key of the type that the address names, empty for none. */
  selectedKey: string;
  onSelect: (dictType: string) => void;
}

/** The tree of dictionary types with its search; on a narrow screen it folds away once a type is chosen. */
export function TypePanel({ selectedKey, onSelect }: Props) {
  const { data: types, isLoading, isError, refetch } = useDictTypesQuery();
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(selectedKey === '');
  const selected = types?.find(({ dictType }) => dictType === selectedKey);
  const narrow = useNarrowScreen();
  const tableHeight = useTableHeight();
  const found = useMemo(() => findTypes(types ?? [], search), [types, search]);
  const tree = useMemo(() => typeTree(found), [found]);
  const failed = isError && !types;
  const isSearching = search.trim() !== '';

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
    if (tree.length === 0) return <Empty description={isSearching ? '没有匹配的字典类型' : '还没有字典类型'} />;
    return (
      <Tree<TypeNode>
        blockNode
        aria-label="字典类型"
        height={narrow ? NARROW_HEIGHT : tableHeight}
        treeData={tree}
        fieldNames={{ key: 'id', title: 'dictName' }}
        titleRender={(type) => <TypeTitle type={type} search={search} />}
        selectedKeys={selected ? [selected.id] : []}
        expandedKeys={found.map(({ id }) => id).filter((id) => isSearching || !folded.includes(id))}
        onExpand={(_keys, { node, expanded }) =>
          setFolded(expanded ? folded.filter((id) => id !== node.id) : [...folded, node.id])
        }
        onSelect={(_keys, { node }) => choose(node.dictType)}
      />
    );
  };
  return (
    <section className={styles['types']} aria-label="字典类型">
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
      <div className={styles['typesBody']} hidden={narrow && !open && !failed}>
        <Input.Search
          allowClear
          aria-label="搜索字典类型"
          placeholder="名称或类型"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <TypeActions selected={selected} onSelect={onSelect} />
        {content()}
      </div>
    </section>
  );
}
