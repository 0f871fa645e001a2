import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import { auditEntries, choice, requiredText } from '../resource/fields';
import type { Resource } from '../resource/Resource';
import { localTime } from '../resource/localTime';
import { accountOf } from './accountOf';
import { departmentRows } from './departmentTable';
import { seedNotices } from './seedNotices';
import { userRows } from './userTable';

const schema = v.looseObject({
  ...auditEntries,
  noticeId: v.number(),
  noticeTitle: requiredText('公告标题', 50),
  /** By the dictionary `sys_notice_type`. */
  noticeType: choice('公告类型', ['1', '2']),
  /** HTML as it was sent. */
  noticeContent: v.optional(v.string('公告内容应为文本'), ''),
  /** By the dictionary `sys_notice_status`. */
  status: choice('公告状态', ['0', '1']),
});

export type SystemNotice = v.InferOutput<typeof schema>;

/** With the name and the unit of who wrote it. */
export function withAuthor(notice: SystemNotice) {
  const author = accountOf(notice.createBy ?? '');
  return { ...notice, createByName: author?.realName ?? '', deptName: author?.orgName ?? '' };
}

/** 通知公告 */
export const notices: Resource<SystemNotice> = {
  path: '/system/notice',
  id: 'noticeId',
  permission: 'system:notice',
  title: '通知公告',
  noun: '公告',
  name: 'noticeTitle',
  schema,
  rows: createCollection({ name: 'notice', id: 'noticeId', schema, seed: seedNotices }),
  calls: ['list', 'query', 'add', 'edit', 'remove'],
  isOpen: true,
  listed: withAuthor,
  filter: { noticeTitle: 'contains', createBy: 'contains', noticeType: 'equal', status: 'equal' },
  order: '-noticeId',
  columns: [],
};

const readSchema = v.object({ id: v.string(), readTime: v.optional(v.string(), '') });
const reads = createCollection({ name: 'noticeRead', id: 'id', schema: readSchema, seed: () => [] });
const readId = (noticeId: number, userId: number) => `${noticeId}:${userId}`;

export const isNoticeRead = (noticeId: number, userId: number): boolean =>
  reads.find(readId(noticeId, userId)) !== undefined;

export function markNoticeRead(noticeId: number, userId: number): void {
  const id = readId(noticeId, userId);
  if (notices.rows.find(noticeId) && !reads.find(id)) reads.put({ id, readTime: localTime() });
}

/** The users who have read a notice, as RuoYi lists them. */
export const readersOf = (noticeId: number) =>
  userRows.all().flatMap(({ userId, userName, nickName, deptId, phonenumber }) => {
    const read = reads.find(readId(noticeId, userId));
    const { deptName } = departmentRows.find(deptId ?? 0) ?? { deptName: null };
    // This time alone comes in ISO's form.
    const readTime = read?.readTime.replace(' ', 'T');
    return read ? [{ userId, userName, nickName, deptName, phonenumber, readTime }] : [];
  });
