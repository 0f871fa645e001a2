import { EyeOutlined } from '@ant-design/icons';
import { Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { appConfig, dialect } from '@/config/appConfig';
import { NoticeDialog } from '@/features/notices/NoticeDialog';
import { joinAttachments, splitAttachments } from '@/lib/html/attachments';
import { isTooMuchHtml } from '@/lib/html/tooMuchHtml';
import { textOf } from '@/lib/record/ServerRecord';
import { timeText } from '@/lib/time/readTime';
import type { Uploaded } from '@/resource/data/uploadFile';
import type { InputProps } from '@/resource/model/FieldBase';
import { ON_SAVE } from '@/resource/model/fieldRules';
import { pendingProblem } from '@/resource/model/files';
import { html } from '@/resource/view/kinds/html';
import { FilesInput } from '@/resource/view/kinds/FilesInput';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, idField, statusField } from '@/resource/model/usualFields';
import { Person, personText } from '@/ui/person/Person';
import { RichTextView } from '@/ui/richText/RichTextView';
import { NoticeReaders } from './NoticeReaders';

interface Notice {
  noticeId: number;
  noticeTitle: string;
  noticeType: string;
  noticeContent: string;
  status: string;
  createBy: string;
  createByName: string;
  createTime: string;
}

/** The name of who has made a notice; beside an id, the name stands alone. */
const { asksAuthorId } = dialect();
const AUTHOR = asksAuthorId ? 'createByName' : 'createBy';

const NoticeDetail = ({ record, onClose }: ActionDialogProps) => (
  <NoticeDialog
    title={textOf(record['noticeTitle'])}
    by={textOf(record['deptName']) || textOf(record['createByName']) || textOf(record['createBy'])}
    time={timeText(record['createTime'])}
    onClose={onClose}
    buttons={
      appConfig.announcements && (
        <NoticeReaders noticeId={textOf(record['noticeId'])} title={textOf(record['noticeTitle'])} />
      )
    }
  >
    <RichTextView html={textOf(record['noticeContent'])} />
  </NoticeDialog>
);

const fileAddress = ({ address }: Uploaded) => address;

/** The text of a notice, with the files that belong to it at its end (§19.14). */
function TextWithFiles({ value, onChange, ...control }: InputProps) {
  const { text, files } = splitAttachments(textOf(value));
  // For a file that arrives while the text is being written.
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  return (
    <>
      <html.Input
        field={{ name: 'noticeContent', label: '内容' }}
        control={{ ...control, value: text, onChange: (typed) => onChange?.(joinAttachments(textOf(typed), files)) }}
      />
      {isTooMuchHtml(text) ? null : dialect().uploadCall !== '' || files.length > 0 ? (
        <FilesInput
          label="附件"
          files={files}
          onChange={(next) => onChange?.(joinAttachments(latest.current, next))}
          atOf={fileAddress}
        />
      ) : (
        <Typography.Text type="secondary">附件：服务器没有存放附件的接口，可在内容中插入文件的链接</Typography.Text>
      )}
    </>
  );
}

/** 通知公告: the content is rich text, and shown sanitised. */
export default resourcePage<Notice>({
  noun: '通知公告',
  title: '通知公告',
  path: '/system/notice',
  id: 'noticeId',
  measure: '条',
  nameField: 'noticeTitle',
  permission: 'system:notice',
  fields: [
    idField('noticeId', '公告编号'),
    {
      name: 'noticeTitle',
      label: '标题',
      query: true,
      column: true,
      form: { required: true, max: 50, wide: true },
    },
    {
      name: 'noticeType',
      label: '类型',
      kind: 'dict',
      dict: 'sys_notice_type',
      radio: true,
      query: true,
      column: { width: 100 },
      form: { required: true, initial: '1' },
    },
    statusField('sys_notice_status', {
      query: false,
      form: { initial: '0', help: '正常：保存后所有用户可见；关闭：不再显示' },
    }),
    {
      name: AUTHOR,
      label: '创建者',
      query: true,
      column: {
        width: 160,
        render: ({ createByName, createBy }) =>
          asksAuthorId
            ? textOf(createByName)
            : personText(textOf(createByName), textOf(createBy)) && (
                <Person name={textOf(createByName)} account={textOf(createBy)} />
              ),
      },
    },
    createTimeField(),
    {
      name: 'noticeContent',
      label: '内容',
      kind: 'html',
      form: {
        Input: TextWithFiles,
        rules: [
          {
            ...ON_SAVE,
            validator: (_rule, html: unknown) => {
              const problem = pendingProblem(splitAttachments(textOf(html)).files);
              return problem === '' ? Promise.resolve() : Promise.reject(new Error(problem));
            },
          },
        ],
      },
    },
  ],
  rowActions: [
    // First of all, as details are.
    { key: 'detail', label: '详情', icon: <EyeOutlined aria-hidden />, when: () => true, dialog: NoticeDetail },
  ],
});
