import { resourcePage } from '@/resource/resourcePage';
import { createTimeField, statusField } from '@/resource/usualFields';

/** 通知公告: the content is rich text, and shown sanitised. */
export default resourcePage({
  noun: '公告',
  title: '通知公告',
  path: '/system/notice',
  id: 'noticeId',
  nameField: 'noticeTitle',
  permission: 'system:notice',
  can: ['add', 'edit', 'remove', 'detail'],
  fields: [
    { name: 'noticeTitle', label: '公告标题', query: true, column: true, form: { required: true, max: 50 } },
    {
      name: 'noticeType',
      label: '公告类型',
      kind: 'dict',
      dict: 'sys_notice_type',
      query: true,
      column: { width: 100 },
      form: { required: true },
    },
    statusField('sys_notice_status', { query: false }),
    { name: 'createBy', label: '创建者', query: true, column: { width: 110 } },
    createTimeField(),
    { name: 'noticeContent', label: '公告内容', kind: 'html', form: true },
  ],
});
