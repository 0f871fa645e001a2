import { Card, Empty, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useListQuery } from '@/resource/view/query/useListQuery';
import { ResourcePanel } from '@/resource/view/ResourcePanel';
import styles from './DictPage.module.css';
import { dictItems, dictTypes, isNested, useDictTypes } from './dictResources';
import { TypePanel } from './TypePanel';
import { TypeTable } from './TypeTable';

const MAX_LENGTH = 100;

/** The type that is shown when the address names none: the first one that has no types below it. */
export function firstType(types: readonly ServerRecord[]): ServerRecord | undefined {
  const parents = new Set(types.map(({ parentId }) => textOf(parentId)));
  return types.find((type) => !parents.has(textOf(type[dictTypes.id]))) ?? types[0];
}

/** The parameter of the address that says which view is shown. */
const VIEW = 'view';
const TYPES = 'types';
const VIEWS = [
  { value: '', label: '字典数据' },
  { value: TYPES, label: '字典类型' },
];

interface ItemPanelProps {
  type: ServerRecord | undefined;
  dictType: string;
  views: ReactNode;
}

/** The items of a type. */
function ItemPanel({ type, dictType, views }: ItemPanelProps) {
  const list = useListQuery(dictItems, 'page');
  const name = textOf(type?.['dictName']) || dictType;
  return (
    <>
      <h1 className={styles.title}>
        {name}
        {name !== dictType && <span className={styles.typeKey}>{dictType}</span>}
      </h1>
      <ResourcePanel resource={dictItems} list={list} scope={{ dictType }} views={views} />
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

/** 字典管理: the tree of types, and the items of the selected one (`?type=`), or RuoYi's types as a table. */
export default function DictPage() {
  const [params, setParams] = useSearchParams();
  const { types, isFetching } = useDictTypes();
  const asked = (params.get('type') ?? '').slice(0, MAX_LENGTH);
  // RuoYi's own links have the id. No key is a number.
  const named = types?.find((type) => [type['dictType'], type[dictTypes.id]].some((one) => textOf(one) === asked));
  const shown = asked === '' && types ? firstType(types) : named;
  const dictType = textOf(shown?.['dictType']) || asked;
  const select = (next: string) => {
    if (next !== asked) setParams(next === '' ? {} : { type: next });
  };

  const view = isNested ? '' : (params.get(VIEW) ?? '');
  const views = !isNested && (
    <Segmented
      aria-label="显示方式"
      options={VIEWS}
      value={view === TYPES ? TYPES : ''}
      onChange={(next) => setParams(next === '' ? {} : { [VIEW]: next })}
    />
  );

  const content = () => {
    if (view === TYPES) return <TypeTable views={views} />;
    if (dictType === '') return types ? <Nothing text="还没有字典类型，请先新增" /> : null;
    if (types && !shown && !isFetching) return <Nothing text={`字典类型“${asked}”不存在，请重新选择`} />;
    return <ItemPanel key={dictType} type={shown} dictType={dictType} views={views} />;
  };
  return (
    <div className={styles.page}>
      <TypePanel selected={shown} onSelect={select} />
      <Card
        variant="borderless"
        role="region"
        aria-label={view === TYPES ? '字典类型表' : '字典数据'}
        className={styles.items}
      >
        {content()}
      </Card>
    </div>
  );
}
