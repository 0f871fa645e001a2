import { Flex, Select } from 'antd';
import { useState } from 'react';
import { type Axis, type Pivot, pivotOf } from '@/resource/model/pivot';
import { inQuarter, quarterOf } from '@/resource/model/pivotFilters';
import type { Resource } from '@/resource/model/Resource';
import { PivotTable } from '@/resource/view/summary/PivotTable';

export const title = '按季度汇总';
export const summary =
  'pivot 的 quarters：两个方向都不是月份时，页面多出年份和季度的选择，只数该季度内的记录。应有的次数不在记录中，没有召开的支部显示“缺”。';

const YEAR = new Date().getFullYear();
const entries = (labels: string) => labels.split(' ').map((label) => ({ key: label, label }));
const HEADS = { rows: entries('装卸一队党支部 拖轮二队党支部'), columns: entries('支部党员大会 党课') };
const AXES: { rows: Axis; columns: Axis } = {
  rows: { field: 'branch', all: 'branches' },
  columns: { field: 'type', all: ['支部党员大会', '党课'] },
};

const MEETINGS: Resource = {
  noun: '会议记录',
  path: '/catalogue/meeting',
  id: 'id',
  nameField: 'type',
  measure: '条',
  permission: '',
  fields: [
    { name: 'branch', label: '支部', query: true },
    { name: 'type', label: '类型', query: true },
    { kind: 'day', name: 'heldDate', label: '召开日期', query: 'range' },
  ],
};
const PIVOT: Pivot = {
  ...AXES,
  cell: { state: '1' },
  mark: (done) => (done > 0 ? 'done' : 'missing'),
  quarters: 'heldDate',
};

const ROWS = HEADS.rows.flatMap(({ key: branch }, place) =>
  [1, 2, 3, 4].slice(0, 4 - place).map((quarter) => ({ branch, quarter, type: '支部党员大会', state: '1' })),
);

export default function QuartersExample() {
  const [quarter, setQuarter] = useState(() => quarterOf(new Date()));
  const rows = ROWS.filter((row) => row.quarter === quarter);
  const name = `${YEAR}年第${quarter}季度`;
  return (
    <Flex vertical gap="small" align="flex-start">
      <Select
        aria-label="示例季度"
        value={quarter}
        options={[1, 2, 3, 4].map((value) => ({ value, label: `第${value}季度` }))}
        onChange={setQuarter}
      />
      <PivotTable
        resource={MEETINGS}
        pivot={PIVOT}
        table={pivotOf(MEETINGS, PIVOT, AXES, HEADS, rows)}
        title={`${name}会议汇总`}
        axes={AXES}
        head="支部"
        filters={inQuarter({}, 'heldDate', YEAR, quarter)}
      />
    </Flex>
  );
}
