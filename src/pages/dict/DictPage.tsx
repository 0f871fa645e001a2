import { Card, Empty } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useDictTypesQuery } from '@/features/dict/dictEndpoints';
import styles from './DictPage.module.css';
import { ItemPanel } from './ItemPanel';
import { TypePanel } from './TypePanel';

const MAX_LENGTH = 100;

/** The type in `?type=`, empty if none, and how to select another one. */
export function useSelectedType(): [selected: string, select: (dictType: string) => void] {
  const [params, setParams] = useSearchParams();
  const selected = (params.get('type') ?? '').slice(0, MAX_LENGTH);
  const select = (dictType: string) => {
    if (dictType !== selected) setParams(dictType === '' ? {} : { type: dictType });
  };
  return [selected, select];
}

function Nothing({ text }: { text: string }) {
  return (
    <>
      <h1 className={styles.title}>字典管理</h1>
      <Empty description={text} />
    </>
  );
}

/** 字典管理: the tree of types, and the items of the selected one; `?type=` selects a type. */
export default function DictPage() {
  const [selected, select] = useSelectedType();
  const types = useDictTypesQuery();
  const type = types.data?.find(({ dictType }) => dictType === selected);
  const isUnknown = selected !== '' && types.isSuccess && !types.isFetching && !type;

  const content = () => {
    if (selected === '') return <Nothing text="请先选择字典类型" />;
    if (isUnknown) return <Nothing text={`字典类型“${selected}”不存在，请重新选择`} />;
    return <ItemPanel key={selected} dictType={selected} dictName={type?.dictName ?? selected} />;
  };
  return (
    <div className={styles.page}>
      <TypePanel selectedKey={selected} onSelect={select} />
      <Card variant="borderless" role="region" aria-label="字典数据" className={styles.items}>
        {content()}
      </Card>
    </div>
  );
}
