import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { saveDocument } from '@/resource/data/saveDocument';
import type { DocumentOption } from '@/resource/model/documents';
import { type Axis, monthsOf, type Pivot, pivotOf } from '@/resource/model/pivot';
import type { Resource } from '@/resource/model/Resource';
import { amountText, sumOf } from '@/resource/model/sums';
import { PivotTable } from '@/resource/view/summary/PivotTable';
import { useAppDispatch } from '@/state/hooks';

export const title = '汇总';
export const summary =
  '记录页面描述中的 pivot、sums 与 documents：按支部和月份汇总全部记录，没有记录的支部也在其中，每格有颜色和“完成、部分、缺”；合计以分计算；Word 文件由 templates 文件夹中的模板填写。';

const BRANCHES = ['装卸一队党支部', '拖轮二队党支部', '机关党支部'].map((label) => ({ key: label, label }));
const MONTHS = monthsOf(2026).slice(0, 6);

/** The third branch has none; of the second, some are not paid. */
const ROWS: readonly ServerRecord[] = BRANCHES.slice(0, 2).flatMap(({ key }, branch) =>
  MONTHS.slice(0, 5 - branch).flatMap((month) =>
    [0, 1, 2].map((place) => ({
      branch: key,
      month: month.key,
      name: `党员${place + 1}`,
      due: 20.1,
      state: branch === 1 && place === 0 ? '0' : '1',
    })),
  ),
);

const DUES: Resource = {
  noun: '党费记录',
  path: '/catalogue',
  id: 'name',
  nameField: 'name',
  permission: '',
  fields: [{ name: 'branch', label: '支部' }],
};
const AXES: { rows: Axis; columns: Axis } = {
  rows: { field: 'branch', all: [] },
  columns: { field: 'month', all: 'months' },
};
const PIVOT: Pivot = {
  ...AXES,
  cell: { state: '1' },
  of: { state: ['0', '1'] },
  mark: (done, of) => (done === of ? 'done' : done === 0 ? 'missing' : 'part'),
};

const FEES: DocumentOption = {
  key: 'fees',
  label: '收缴明细',
  at: 'row',
  template: 'fees.docx',
  data: () => ({
    范围: '示例',
    条数: ROWS.length,
    制表日期: '2026-06-30',
    应交合计: amountText(DUES, 'due', sumOf(ROWS, 'due')),
    实交合计: '',
    行: ROWS.map(({ name, month, due }) => ({ 姓名: name, 月份: month, 应交: due, 实交: '', 日期: '', 方式: '' })),
  }),
};

export default function SummaryExample() {
  const dispatch = useAppDispatch();
  const table = useMemo(() => pivotOf(DUES, PIVOT, AXES, { rows: BRANCHES, columns: MONTHS }, ROWS), []);
  return (
    <Flex vertical gap="small">
      <PivotTable
        resource={DUES}
        pivot={PIVOT}
        table={table}
        title="2026年党费汇总"
        axes={AXES}
        head="支部"
        filters={{}}
      />
      <p>应交合计 {amountText(DUES, 'due', sumOf(ROWS, 'due'))} 元</p>
      <div>
        <Button onClick={() => void dispatch(saveDocument(DUES, FEES, { record: { name: '示例' }, query: {} }))}>
          生成收缴明细（Word）
        </Button>
      </div>
    </Flex>
  );
}
