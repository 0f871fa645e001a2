import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Flex, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import type { DictType } from '@/features/dict/api/dictTypes';
import { useDictTypesQuery } from '@/features/dict/dictEndpoints';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import { Highlight, OrgTree } from '@/ui/tree/OrgTree';
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

const NARROW_HEIGHT_PX = 300;

interface Props {
  /** Key of the selected type, empty = none. */
  selectedKey: string;
  onSelect: (dictType: string) => void;
}

/** The searchable tree of types; on a narrow screen it collapses after a choice. */
export function TypePanel({ selectedKey, onSelect }: Props) {
  const { data: types, isLoading, isError, refetch } = useDictTypesQuery();
  const [open, setOpen] = useState(selectedKey === '');
  const selected = types?.find(({ dictType }) => dictType === selectedKey);
  const records = useMemo(() => types?.map(typeItem) ?? [], [types]);
  const byId = useMemo(() => new Map(types?.map((type) => [type.id, type])), [types]);
  const narrow = useNarrowScreen();
  const tableHeight = useTableHeight();
  const failed = isError && !types;

  const choose = (dictType: string) => {
    onSelect(dictType);
    setOpen(false);
  };
  const retry = <Button onClick={() => void refetch()}>重试</Button>;
  const placeholder = isLoading ? (
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  ) : failed ? (
    <Alert type="error" title="字典类型加载失败" action={retry} />
  ) : undefined;
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
      <div hidden={narrow && !open && !failed}>
        <Flex vertical gap={12}>
          <TypeActions selected={selected} onSelect={onSelect} />
          <OrgTree
            records={records}
            label="字典类型"
            height={narrow ? NARROW_HEIGHT_PX : tableHeight}
            renderName={(id, search) => <TypeTitle type={byId.get(id)} search={search} />}
            selectedId={selected?.id}
            // A second click on the selected type sends no id. The type stays selected, and the tree closes.
            onSelect={(id) => choose(byId.get(id ?? '')?.dictType ?? selectedKey)}
            placeholder={placeholder}
          />
        </Flex>
      </div>
    </Card>
  );
}
