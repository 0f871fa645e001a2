import { Button, Flex, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useRecordActions } from '@/resource/view/actions/useRecordActions';
import { fieldsAt } from '@/resource/model/Resource';
import { RecordTable } from '@/resource/view/table/RecordTable';
import { userInfoReceived } from '@/state/user/userSlice';
import { createTestStore } from '../../tests/createTestStore';
import { signedInUser } from '../../tests/signedInUser';
import { testResource } from '../../tests/testResource';
import { AntdProvider } from '../../src/ui/antd/AntdProvider';
import { createToasts } from '../../src/ui/toast/createToasts';
import { ToastContext } from '../../src/ui/toast/useToast';

const TEXTS = ['账号', '姓名', '部门', '手机号码', '邮箱', '岗位', '角色', '备注', '来源'];
const HEIGHT = 560;

const store = createTestStore();
store.dispatch(userInfoReceived({ ...signedInUser, permissions: ['*:*:*'] }));

const users = testResource({
  can: ['edit', 'remove'],
  fields: [
    ...TEXTS.map((label, index) => ({ name: `text${index}`, label, column: { width: 120 } })),
    { name: 'createTime', label: '创建时间', kind: 'time', column: { width: 150 } },
  ],
});

const recordsOf = (edited: string): ServerRecord[] =>
  Array.from({ length: 100 }, (_row, at) => ({
    id: at,
    ...Object.fromEntries(TEXTS.map((label, index) => [`text${index}`, `${label}${at}${at === 7 ? edited : ''}`])),
    createTime: '2026-03-01 09:12:00',
  }));

const keyOfRow = ({ id }: ServerRecord) => String(id);
const nothing = () => undefined;

function Own({ rows }: { rows: readonly ServerRecord[] }) {
  const reload = () => Promise.resolve();
  const actions = useRecordActions({ resource: users, scope: {}, shown: {}, reload, onRefused: nothing });
  return (
    <RecordTable
      printing={false}
      resource={users}
      actions={actions}
      rows={rows}
      keyOfRow={keyOfRow}
      fields={fieldsAt('column', users)}
      tree={undefined}
      selected={[]}
      onSelect={nothing}
      sort={undefined}
      onSort={nothing}
      height={HEIGHT}
      pageSize={10}
      isLoading={false}
      empty=""
    />
  );
}

/** The same by hand: antd's table with the same columns, checkboxes and buttons. */
const plainColumns: TableColumnsType<ServerRecord> = [
  ...TEXTS.map((title, key) => ({ key, title, dataIndex: `text${key}`, width: 120, ellipsis: true })),
  { title: '创建时间', dataIndex: 'createTime', width: 150 },
  {
    title: '操作',
    width: 100,
    fixed: 'end',
    render: () => (
      <Flex gap={12}>
        <Button type="link">修改</Button>
        <Button type="link" danger>
          删除
        </Button>
      </Flex>
    ),
  },
];

const Plain = ({ rows }: { rows: readonly ServerRecord[] }) => (
  <Table<ServerRecord>
    rowKey={keyOfRow}
    size="small"
    columns={plainColumns}
    dataSource={rows}
    pagination={false}
    scroll={{ x: 1300, y: HEIGHT - 40 }}
    rowSelection={{ selectedRowKeys: [], columnWidth: 32 }}
  />
);

const toasts = createToasts();

/** What surrounds every page of the app. */
const inShell = (children: ReactNode) => (
  <ToastContext value={toasts}>
    <AntdProvider themeName="blue-white" isDark={false}>
      <Provider store={store}>{children}</Provider>
    </AntdProvider>
  </ToastContext>
);

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Shows a table of 100 records and changes one of them. Returns the milliseconds until each is painted. */
async function recordsBench(side: 'own' | 'plain') {
  const View = side === 'own' ? Own : Plain;
  root.render(inShell(null));
  await painted();
  const time = async (rows: readonly ServerRecord[]) => {
    const start = performance.now();
    flushSync(() => root.render(inShell(<View rows={rows} />)));
    await painted();
    return performance.now() - start;
  };
  return { first: await time(recordsOf('')), edit: await time(recordsOf('改过')) };
}

declare global {
  var recordsBench: (side: 'own' | 'plain') => Promise<{ first: number; edit: number }>;
}

globalThis.recordsBench = recordsBench;
