import { ClearOutlined, KeyOutlined } from '@ant-design/icons';
import { Button, Table } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import { useChoicesQuery } from '@/resource/data/useChoices';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { FieldValue } from '@/resource/view/FieldValue';
import { resourcePage } from '@/resource/view/resourcePage';
import { useConfirm } from '@/ui/dialog/confirmations';
import { SendFailure } from '@/ui/dialog/SendFailure';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { DraggableModal } from '@/ui/modal/DraggableModal';

const PATH = '/monitor/cache';

const urlOf = (...parts: readonly string[]) => [PATH, ...parts.map(encodeURIComponent)].join('/');
const useCache = (...parts: readonly string[]) =>
  useChoicesQuery({ url: urlOf(...parts), tag: PATH }, { refetchOnMountOrArgChange: true });

/** Sessions of users, by keys that may be tokens, by which anybody could sign in. */
const areSessions = (name: unknown) => /token/i.test(textOf(name));

function CacheValue({ name, cacheKey }: { name: string; cacheKey: string }) {
  const { data = {} } = useCache('getValue', name, cacheKey);
  return <FieldValue field={{ name: 'cacheValue', label: '缓存内容', kind: 'json' }} record={data} />;
}

/** The keys of a cache: each shows its value, and can be cleared. */
function KeysDialog({ record, run, onClose }: ActionDialogProps) {
  const name = textOf(record['cacheName']);
  const confirm = useConfirm();
  const { data, error, isFetching, refetch } = useCache('getKeys', name);
  const keys = Array.isArray(data?.['data']) ? data['data'].map((key) => ({ key: textOf(key) })) : [];
  const clear = async (key: string) => {
    if (await confirm({ text: `是否确认清理缓存“${key}”？`, danger: true }))
      await run({ method: 'DELETE', url: urlOf('clearCacheKey', key) });
  };
  const close = <Button onClick={onClose}>关闭</Button>;
  return (
    <DraggableModal open title={`缓存键：${name}`} width={800} onCancel={onClose} footer={close}>
      <SendFailure what="清理" />
      {error && <LoadFailure title="缓存键加载失败" failure={error} retry={() => void refetch()} />}
      <Table
        size="small"
        loading={isFetching}
        dataSource={keys}
        pagination={{ hideOnSinglePage: true, showSizeChanger: false }}
        expandable={{
          columnTitle: <span className="visually-hidden">内容</span>,
          expandedRowRender: ({ key }) => <CacheValue name={name} cacheKey={key} />,
        }}
      >
        <Table.Column title="键名" dataIndex="key" render={(key: string) => key.replace(name, '')} />
        <Table.Column
          title="操作"
          dataIndex="key"
          width={90}
          render={(key: string) => (
            <Button danger type="link" aria-label={`清理“${key}”`} onClick={() => void clear(key)}>
              清理
            </Button>
          )}
        />
      </Table>
    </DraggableModal>
  );
}

const ENDS_SESSIONS = '所有用户（包括您）都需要重新登录。';
const CLEAR = { icon: <ClearOutlined aria-hidden />, permission: 'list', danger: true, done: '已清理' };

/** 缓存列表 */
export default resourcePage<{ cacheName: string; remark: string }>({
  noun: '缓存',
  title: '缓存列表',
  path: PATH,
  listPath: 'getNames',
  id: 'cacheName',
  nameField: 'cacheName',
  permission: 'monitor:cache',
  can: [],
  fields: [
    { name: 'cacheName', label: '缓存名称', column: true },
    { name: 'remark', label: '说明', column: true },
  ],
  tools: [
    {
      ...CLEAR,
      key: 'clearAll',
      label: '清理全部',
      question: () => `是否确认清理全部缓存？${ENDS_SESSIONS}`,
      each: () => ({ method: 'DELETE', url: urlOf('clearCacheAll') }),
    },
  ],
  rowActions: [
    {
      key: 'keys',
      label: '键名',
      icon: <KeyOutlined aria-hidden />,
      permission: 'list',
      when: ({ cacheName }) => !areSessions(cacheName),
      dialog: KeysDialog,
    },
    {
      ...CLEAR,
      key: 'clear',
      label: '清理',
      question: (name) => `是否确认清理“${name}”的全部缓存？${areSessions(name) ? ENDS_SESSIONS : ''}`,
      each: ({ cacheName }) => ({ method: 'DELETE', url: urlOf('clearCacheName', textOf(cacheName)) }),
    },
  ],
});
