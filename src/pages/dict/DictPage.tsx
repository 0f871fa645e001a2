import { Card, Empty } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useListQuery } from '@/resource/view/query/useListQuery';
import { ResourcePanel } from '@/resource/view/ResourcePanel';
import styles from './DictPage.module.css';
import { dictItems, dictTypes, useDictTypes } from './dictResources';
import { TypePanel } from './TypePanel';

const MAX_LENGTH = 100;

/** The type that is shown when the address names none: the first one that has no types below it. */
export function firstType(types: readonly ServerRecord[]): ServerRecord | undefined {
  const parents = new Set(types.map(({ parentId }) => textOf(parentId)));
  return types.find((type) => !parents.has(textOf(type[dictTypes.id]))) ?? types[0];
}

/** The items of a type. */
function ItemPanel({ type, dictType }: { type: ServerRecord | undefined; dictType: string }) {
  const list = useListQuery(dictItems, 'page');
  const name = textOf(type?.['dictName']) || dictType;
  return (
    <>
      <h1 className={styles.title}>
        {name}
        {name !== dictType && <span className={styles.typeKey}>{dictType}</span>}
      </h1>
      <ResourcePanel resource={dictItems} list={list} scope={{ dictType }} />
    </>
  );
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
  const [params, setParams] = useSearchParams();
  const { types, isFetching } = useDictTypes();
  const asked = (params.get('type') ?? '').slice(0, MAX_LENGTH);
  const named = types?.find(({ dictType }) => textOf(dictType) === asked);
  const shown = asked === '' && types ? firstType(types) : named;
  const dictType = asked === '' ? textOf(shown?.['dictType']) : asked;
  const select = (next: string) => {
    if (next !== asked) setParams(next === '' ? {} : { type: next });
  };

  const content = () => {
    if (dictType === '') return types ? <Nothing text="还没有字典类型，请先新增" /> : null;
    if (types && !shown && !isFetching) return <Nothing text={`字典类型“${asked}”不存在，请重新选择`} />;
    return <ItemPanel key={dictType} type={shown} dictType={dictType} />;
  };
  return (
    <div className={styles.page}>
      <TypePanel selected={shown} onSelect={select} />
      <Card variant="borderless" role="region" aria-label="字典数据" className={styles.items}>
        {content()}
      </Card>
    </div>
  );
}
