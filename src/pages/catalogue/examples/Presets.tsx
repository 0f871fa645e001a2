import { useState } from 'react';
import type { Resource } from '@/resource/model/Resource';
import { ResourceQueryForm } from '@/resource/view/query/ResourceQueryForm';

export const title = '预设条件';
export const summary =
  '描述中的 presets：在一个查询条件的选项之后多一个选择，一次填好几个条件，日期以今天为准；改动其中任何一个即取消。';

const PLANNED = '0';

const PLANS: Resource = {
  noun: '示例计划',
  path: '/catalogue/plan',
  id: 'id',
  nameField: 'name',
  permission: '',
  fields: [
    {
      kind: 'options',
      name: 'status',
      label: '状态',
      options: [
        { value: PLANNED, label: '未召开' },
        { value: '1', label: '已召开' },
      ],
      query: true,
    },
    { kind: 'day', name: 'planDate', label: '计划日期', query: 'range' },
  ],
  presets: [{ at: 'status', label: '逾期未召开', query: { status: PLANNED }, range: { planDate: { to: '-1d' } } }],
};

export default function PresetsExample() {
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const asked = PLANS.fields.flatMap(({ name, label }) => (filters[name] ? [`${label} ${filters[name]}`] : []));
  return (
    <>
      <ResourceQueryForm
        resource={PLANS}
        label="示例预设条件"
        filters={filters}
        unfolded
        onUnfold={() => undefined}
        onQuery={setFilters}
        onReset={() => setFilters({})}
      />
      <p>发送的条件：{asked.join('，') || '无'}</p>
    </>
  );
}
