import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useDictTypesQuery } from '@/features/dict/dictApi';
import { clearByIcon } from '@/ui/antd/clearByIcon';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import styles from './DictPage.module.css';
import { TypeActions } from './TypeActions';
import { TypeTree } from './TypeTree';

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
    <Card variant="borderless" role="region" aria-label="字典类型" className={styles['types'] ?? ''}>
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
