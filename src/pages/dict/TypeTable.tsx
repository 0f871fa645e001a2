import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textOf } from '@/lib/record/ServerRecord';
import { registerResource } from '@/resource/model/resourceRegistry';
import type { Resource } from '@/resource/model/Resource';
import { createTimeField, idField } from '@/resource/model/usualFields';
import { useListQuery } from '@/resource/view/query/useListQuery';
import { ResourcePanel } from '@/resource/view/ResourcePanel';
import styles from './DictPage.module.css';
import { dictTypes, isNested } from './dictResources';

const { tree: _tree, ...FLAT } = dictTypes;

const typeTable: Resource = {
  ...FLAT,
  listPath: 'list',
  can: ['add', 'edit', 'remove', 'export'],
  fields: [
    idField(dictTypes.id, '字典编号'),
    ...dictTypes.fields.map((field) => (field.name === 'dictType' ? { ...field, column: { render: toItems } } : field)),
    createTimeField({ query: 'range' }),
  ],
};
if (!isNested) registerResource(typeTable);

/** The key of a type, which leads to its items. */
function toItems({ dictType }: { dictType?: unknown }) {
  const key = textOf(dictType);
  return <Link to={{ search: `?type=${encodeURIComponent(key)}` }}>{key}</Link>;
}

/** The types as a table, as RuoYi's own page has them: where they are flat. */
export function TypeTable({ views }: { views: ReactNode }) {
  const list = useListQuery(typeTable, 'page');
  return (
    <>
      <h1 className={styles.title}>字典类型</h1>
      <ResourcePanel resource={typeTable} list={list} views={views} />
    </>
  );
}
