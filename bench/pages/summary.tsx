import { Table } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { type Axis, monthsOf, type Pivot, pivotOf } from '@/resource/model/pivot';
import { amountText, sumOf } from '@/resource/model/sums';
import { PivotTable } from '@/resource/view/summary/PivotTable';
import { createTestStore } from '../../tests/createTestStore';
import { testResource } from '../../tests/testResource';
import { AntdProvider } from '../../src/ui/antd/AntdProvider';

const MONTHS = monthsOf(2026);
const BRANCHES = Array.from({ length: 40 }, (_, at) => ({ key: String(at), label: `第${at + 1}党支部` }));
const AXES: { rows: Axis; columns: Axis } = {
  rows: { field: 'deptId', all: 'branches' },
  columns: { field: 'month', all: 'months' },
};
const PIVOT: Pivot = {
  ...AXES,
  cell: { state: ['1', '2'] },
  of: { state: ['0', '1', '2'] },
  mark: (done, of) => (done === of ? 'done' : done === 0 ? 'missing' : 'part'),
};
const dues = testResource({
  fields: [
    { name: 'deptId', label: '支部', query: true },
    { name: 'month', label: '月份', kind: 'month', query: true },
  ],
});

const rowsOf = (round: number): ServerRecord[] =>
  Array.from({ length: 5000 }, (_, at) => ({
    deptId: at % BRANCHES.length,
    month: MONTHS[(at * 7) % MONTHS.length]?.key,
    due: 20.1,
    state: String((at + round) % 4),
  }));

function Own({ rows }: { rows: readonly ServerRecord[] }) {
  const table = pivotOf(dues, PIVOT, AXES, { rows: BRANCHES, columns: MONTHS }, rows);
  return (
    <>
      {amountText(dues, 'due', sumOf(rows, 'due'))}
      <PivotTable resource={dues} pivot={PIVOT} table={table} title="2026年" axes={AXES} head="支部" filters={{}} />
    </>
  );
}

/** The same cells by hand, of numbers that are there already. */
const Plain = () => (
  <Table<{ key: string; label: string }>
    size="small"
    bordered
    pagination={false}
    dataSource={BRANCHES}
    scroll={{ x: 1400 }}
    columns={[
      { title: '支部', dataIndex: 'label', fixed: 'start', width: 240 },
      ...[...MONTHS, { key: 'total', label: '合计' }].map(({ key, label }) => ({
        key,
        title: label,
        width: 88,
        render: () => (
          <a href="#/list">
            6/8 <em>部分</em>
          </a>
        ),
      })),
    ]}
  />
);

const store = createTestStore();
const inShell = (children: ReactNode) => (
  <AntdProvider themeName="blue-white" isDark={false}>
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
    </Provider>
  </AntdProvider>
);
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Counts and shows 5,000 rows. Returns the milliseconds until they are painted. */
async function summaryBench(side: 'own' | 'plain', round: number) {
  root.render(inShell(null));
  await painted();
  const rows = rowsOf(round);
  const start = performance.now();
  flushSync(() => root.render(inShell(side === 'own' ? <Own rows={rows} /> : <Plain />)));
  await painted();
  return performance.now() - start;
}

declare global {
  var summaryBench: (side: 'own' | 'plain', round: number) => Promise<number>;
}

globalThis.summaryBench = summaryBench;
