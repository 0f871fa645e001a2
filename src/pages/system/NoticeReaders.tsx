import { Alert, Button, Empty, Flex, Input, Segmented, Table } from 'antd';
import { useState } from 'react';
import { isRecord, recordSchema } from '@/lib/isRecord';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { readTime, timeText } from '@/lib/time/readTime';
import { saveSheet } from '@/lib/xlsx/saveSheet';
import { useAppSelector } from '@/state/hooks';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { useToast } from '@/ui/toast/useToast';
import { pageSchemaOf } from '@/lib/record/pageSchema';
import { serverApi } from '@/state/server/serverApi';
import { READERS_PATH } from '@/features/notices/announcements';
import { USER_PERSON, userCell } from './userPerson';

/** More people than an office has: with all readers at once, those who have not read can be told from them. */
const ALL = { pageNum: 1, pageSize: 10_000 };

const request = (url: string, params: ServerRecord) => ({
  url,
  params: { ...params, ...ALL },
  schema: pageSchemaOf(recordSchema),
  // A server that lacks the call is not reported: the list is just not shown.
  tells: 'sessionEnd' as const,
});
const rowsOf = ({ rows }: { rows: ServerRecord[] }) => rows;

const { useNoticeReadersQuery, useActiveUsersQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who has read a notice (RuoYi from 3.9.2 on). */
    noticeReaders: build.query<ServerRecord[], string>({
      query: (noticeId) => request(READERS_PATH, { noticeId }),
      transformResponse: rowsOf,
      // A refusal is remembered until the next sign-in.
      keepUnusedDataFor: 86_400,
    }),
    activeUsers: build.query<ServerRecord[], void>({
      query: () => request('/system/user/list', { status: '0' }),
      transformResponse: rowsOf,
    }),
  }),
});

const PAGE = { pageSize: 10, showSizeChanger: false, hideOnSinglePage: true };

const EMPTY = { read: '还没有人阅读', unread: '所有人都已阅读' };

const idOf = ({ userId }: ServerRecord) => textOf(userId);
const unitOf = (person: ServerRecord) => textOf(person['deptName']) || textOf(valueAt(person, USER_PERSON.unit));
const has = (person: ServerRecord, words: string) =>
  [person['nickName'], person['userName'], unitOf(person)].some((text) => textOf(text).includes(words));

const COLUMNS = [
  { key: 'name', title: '姓名', render: userCell },
  { key: 'unit', title: '所属党组织', render: unitOf },
  { key: 'time', title: '阅读时间', width: 170, render: ({ readTime }: ServerRecord) => timeText(readTime) },
];

interface Props {
  title: string;
  readers: readonly ServerRecord[];
  onClose: () => void;
}

function ReadersDialog({ title, readers, onClose }: Props) {
  const toast = useToast();
  const [shown, setShown] = useState<'read' | 'unread'>('read');
  const [words, setWords] = useState('');
  const { data: users, error, isFetching } = useActiveUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const read = new Set(readers.map(idOf));
  const unread = users?.filter((user) => !read.has(idOf(user)));
  const people = (shown === 'read' ? readers : (unread ?? [])).filter((person) => has(person, words.trim()));
  const save = () => {
    const text = (words: string) => ({ text: words, isAmount: false });
    const lines = (list: readonly ServerRecord[], state: string) =>
      list.map((one) => [
        ...[textOf(one['nickName']), textOf(one['userName']), unitOf(one), state].map(text),
        { ...text(textOf(one['readTime'])), time: readTime(one['readTime']) },
      ]);
    const heads = ['姓名', '账号', '所属党组织', '状态', '阅读时间'].map(text);
    const rows = [heads, ...lines(readers, '已读'), ...lines(unread ?? [], '未读')];
    saveSheet(rows, `${unread ? '阅读情况' : '已读人员'}_${title}`).catch(toast.failure);
  };
  return (
    <DraggableModal
      open
      title={`阅读情况：${title}`}
      width={720}
      closesOutside
      onCancel={onClose}
      footer={
        <>
          <Button disabled={!users && !error} onClick={save}>
            导出
          </Button>
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      <Flex wrap gap={12} style={{ marginBlockEnd: 12 }}>
        <Segmented
          options={[
            { value: 'read', label: `已读 ${readers.length}` },
            { value: 'unread', label: unread ? `未读 ${unread.length}` : '未读' },
          ]}
          value={shown}
          onChange={setShown}
        />
        <Input
          aria-label="搜索姓名、账号或党组织"
          placeholder="搜索姓名、账号或党组织"
          allowClear
          value={words}
          onChange={({ target }) => setWords(target.value)}
          style={{ width: 240 }}
        />
      </Flex>
      {shown === 'unread' && error ? (
        <Alert
          type="info"
          title={
            'isRefused' in error && error.isRefused
              ? '没有权限查看用户，无法列出未读人员'
              : '用户加载失败，无法列出未读人员'
          }
        />
      ) : (
        <Table<ServerRecord>
          size="small"
          rowKey={idOf}
          columns={COLUMNS.filter(({ key }) => shown === 'read' || key !== 'time')}
          dataSource={people}
          loading={shown === 'unread' && isFetching && !users}
          pagination={PAGE}
          locale={{
            emptyText: (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={words.trim() === '' ? EMPTY[shown] : '没有符合的人员'}
              />
            ),
          }}
        />
      )}
    </DraggableModal>
  );
}

/** 已读 … 人: who has read a notice and who has not; nothing where the server does not tell. */
export function NoticeReaders({ noticeId, title }: { noticeId: string; title: string }) {
  // A server that lacks the call is not asked again in the session.
  const isLacking = useAppSelector(({ server }) =>
    Object.values(server.queries).some(
      (query) => query?.endpointName === 'noticeReaders' && isRecord(query.error) && query.error['isLacking'] === true,
    ),
  );
  const { data: readers } = useNoticeReadersQuery(noticeId, { refetchOnMountOrArgChange: true, skip: isLacking });
  const [open, setOpen] = useState(false);
  if (!readers) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>已读 {readers.length} 人</Button>
      {open && <ReadersDialog title={title} readers={readers} onClose={() => setOpen(false)} />}
    </>
  );
}
