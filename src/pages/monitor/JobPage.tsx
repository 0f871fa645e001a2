import { FileTextOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { textOf } from '@/lib/record/ServerRecord';
import { dateText } from '@/lib/time/typedDate';
import { idField, statusField, statusSwitchColumn } from '@/resource/model/usualFields';
import { recordsDialog } from '@/resource/view/recordsDialog';
import { resourcePage } from '@/resource/view/resourcePage';
import { jobLogs } from './jobLogs';

interface Job {
  jobId: number;
  jobName: string;
  jobGroup: string;
  invokeTarget: string;
  cronExpression: string;
  misfirePolicy: string;
  concurrent: string;
  status: string;
  nextValidTime: string;
}

const LOGS = {
  key: 'logs',
  label: '调度日志',
  icon: <FileTextOutlined aria-hidden />,
  permission: 'list',
  // Logs know their job by its name alone.
  dialog: recordsDialog('调度日志', 'jobName', 'jobName', jobLogs),
};
const TOGGLE = statusSwitchColumn('/monitor/job', 'jobId', '暂停后不再按计划执行。', 'changeStatus');

/** 定时任务 */
export default resourcePage<Job>({
  noun: '定时任务',
  title: '定时任务',
  path: '/monitor/job',
  id: 'jobId',
  nameField: 'jobName',
  permission: 'monitor:job',
  can: ['add', 'edit', 'remove', 'export'],
  fields: [
    idField('jobId', '任务编号'),
    { name: 'jobName', label: '任务名称', query: true, column: true, form: { required: true, max: 64 } },
    {
      name: 'jobGroup',
      label: '任务分组',
      kind: 'dict',
      dict: 'sys_job_group',
      query: true,
      column: { width: 90 },
      form: { required: true, initial: 'DEFAULT' },
    },
    {
      name: 'invokeTarget',
      label: '调用方法',
      column: true,
      form: { required: true, max: 500, wide: true, example: 'ryTask.ryNoParams' },
    },
    {
      name: 'cronExpression',
      label: 'Cron 表达式',
      column: { width: 130 },
      form: { required: true, max: 255, wide: true, example: '0 0 2 * * ?', help: '秒 分 时 日 月 周' },
    },
    {
      name: 'misfirePolicy',
      label: '错过时',
      kind: 'options',
      radio: true,
      options: ['默认', '立即执行', '执行一次', '放弃执行'].map((label, value) => ({ value: String(value), label })),
      form: { initial: '1', wide: true },
    },
    {
      name: 'concurrent',
      label: '并发执行',
      kind: 'options',
      radio: true,
      options: ['允许', '禁止'].map((label, value) => ({ value: String(value), label })),
      form: { initial: '1' },
    },
    // New ones are paused, whatever is sent.
    statusField('sys_job_status', { column: TOGGLE, form: { only: 'edit' } }),
    {
      name: 'nextValidTime',
      label: '下次执行',
      byServer: true,
      // The server computes it for paused ones, too.
      column: {
        width: 150,
        render: ({ status, nextValidTime }) => textOf(status) === '0' && dateText('time', nextValidTime),
      },
    },
  ],
  tools: [LOGS],
  rowActions: [
    {
      key: 'run',
      label: '执行一次',
      icon: <PlayCircleOutlined aria-hidden />,
      permission: 'changeStatus',
      question: (name) => `是否确认立即执行一次“${name}”？`,
      each: ({ jobId, jobGroup }) => ({ method: 'PUT', url: '/monitor/job/run', body: { jobId, jobGroup } }),
      changes: [jobLogs.path],
      done: '已开始执行，结果见调度日志',
    },
    LOGS,
  ],
});
