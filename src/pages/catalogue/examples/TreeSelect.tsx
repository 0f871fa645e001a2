import { useMemo, useState } from 'react';
import { TreeSelect } from '@/ui/tree/TreeSelect';
import { Example } from '../Example';
import { sampleOrganisations } from '../sampleOrganisations';

export default function TreeSelectExample() {
  const records = useMemo(() => sampleOrganisations(200), []);
  const [one, setOne] = useState<string>();
  return (
    <Example
      summary="树形选择框：从树中选择一项，或互不影响的多项。"
      props={[
        { name: 'records', type: '{ id, name, parentId, keywords? }[]', text: '平铺的记录；keywords 也可搜索' },
        { name: 'label', type: 'string', text: '字段名称' },
        { name: 'multiple', type: 'boolean', text: '是否多选；默认 false' },
        { name: 'value', type: 'string | string[]', text: '已选的编号' },
        { name: 'onChange', type: '(编号) => void', text: '选择有变化' },
        {
          name: 'id / placeholder / disabled',
          type: 'string / string / boolean',
          text: '与表单标签对应的 id；占位文字；是否禁用',
        },
      ]}
    >
      <TreeSelect records={records} label="上级组织" value={one} onChange={setOne} />
      <p>已选：{one ?? '无'}</p>
    </Example>
  );
}
