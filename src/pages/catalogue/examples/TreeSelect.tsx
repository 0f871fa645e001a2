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
        ['records', '{ id, name, parentId, keywords? }[]', '平铺的记录；keywords 也可搜索'],
        ['label', 'string', '字段名称'],
        ['multiple', 'boolean', '是否多选；默认 false'],
        ['value', 'string | string[]', '已选的编号'],
        ['onChange', '(编号) => void', '选择有变化'],
        ['id / placeholder / disabled', 'string / string / boolean', '与表单标签对应的 id；占位文字；是否禁用'],
      ]}
    >
      <TreeSelect records={records} label="上级组织" value={one} onChange={setOne} />
      <p>已选：{one ?? '无'}</p>
    </Example>
  );
}
