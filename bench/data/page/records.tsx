import { Button, Flex, Table, type TableColumnsType, Tag } from 'antd';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useRecordActions } from '@/resource/view/actions/useRecordActions';
import { fieldsAt, type Resource } from '@/resource/model/Resource';
import { RecordTable } from '@/resource/view/table/RecordTable';
import { dictReceived, dictRequested } from '@/state/dict/dictSlice';
import { userInfoReceived } from '@/state/user/userSlice';
import { createTestStore } from '../../../tests/createTestStore';

const TYPE = 'bench_state';
const STATES = ['正常', '停用'];
const TEXTS = ['账号', '姓名', '部门', '手机号码', '邮箱', '岗位', '角色', '备注'];
const HEIGHT = 560;

function createStore() {
  const store = createTestStore();
  store.dispatch(
    userInfoReceived({
      id: '1',
      name: '管理员',
      username: 'admin',
      avatar: '',
      orgId: '1',
      permissions: ['*:*:*'],
      roles: [],
      orgName: '',
      roleNames: [],
      passwordKind: '',
      passwordState: 'usual' as const,
    }),
  );
  store.dispatch(dictRequested({ type: TYPE, requestId: '1' }));
  const entries = STATES.map((label, index) => ({
    label,
    value: String(index),
    listClass: index === 0 ? 'primary' : 'danger',
    cssClass: '',
    disabled: false,
  }));
  store.dispatch(dictReceived({ type: TYPE, requestId: '1', entries }));
  return store;
}

/** Ten columns: texts, a coded value and a time. */
const users: Resource = {
  noun: '用户',
  path: '/bench/user',
  id: 'id',
  nameField: 'text0',
  permission: 'bench:user',
  can: ['edit', 'remove'],
  fields: [
    ...TEXTS.map((label, index) => ({ name: `text${index}`, label, column: { width: 120 } })),
    { name: 'status', label: '状态', kind: 'dict', dict: TYPE, column: { width: 80 } },
    { name: 'createTime', label: '创建时间', kind: 'time', column: { width: 150 } },
  ],
};

export const userRows = (count: number): ServerRecord[] =>
  Array.from({ length: count }, (_row, at) => ({
    id: at,
    ...Object.fromEntries(TEXTS.map((label, index) => [`text${index}`, `${label}${at}`])),
    status: String(at % 2),
    createTime: '2026-03-01 09:12:00',
  }));

const keyOfRow = ({ id }: ServerRecord) => String(id);
const nothing = () => undefined;

function Own({ records }: { records: readonly ServerRecord[] }) {
  const actions = useRecordActions({
    resource: users,
    scope: {},
    shown: {},
    reload: () => Promise.resolve(),
    onRefused: nothing,
  });
  return (
    <RecordTable
      printing={false}
      resource={users}
      actions={actions}
      rows={records}
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
  ...TEXTS.map((title, index) => ({
    key: index,
    title,
    dataIndex: `text${index}`,
    width: 120,
    ellipsis: true,
  })),
  {
    title: '状态',
    dataIndex: 'status',
    width: 80,
    render: (status: string) => <Tag color={status === '0' ? 'blue' : 'red'}>{STATES[Number(status)]}</Tag>,
  },
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

const Plain = ({ records }: { records: readonly ServerRecord[] }) => (
  <Table<ServerRecord>
    rowKey={keyOfRow}
    size="small"
    columns={plainColumns}
    dataSource={records}
    pagination={false}
    scroll={{ x: 1300, y: HEIGHT - 40 }}
    rowSelection={{ selectedRowKeys: [], columnWidth: 32 }}
  />
);

/** Returns a function that makes the element for some records; each call of it is a change of the same page. */
export function recordsPage(kind: 'ours' | 'antd'): (records: readonly ServerRecord[]) => ReactNode {
  const store = createStore();
  return (records) => (
    <Provider store={store}>{kind === 'antd' ? <Plain records={records} /> : <Own records={records} />}</Provider>
  );
}
