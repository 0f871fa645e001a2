import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { createTimeField } from '@/resource/model/usualFields';
import { clearAllAction, RESULT_FIELD } from './logParts';

interface JobLog {
  jobLogId: number;
  jobName: string;
  jobGroup: string;
  invokeTarget: string;
  jobMessage: string;
  status: string;
  exceptionInfo: string;
  createTime: string;
}

/** 调度日志: what became of each run. */
export const jobLogs: Resource<NameOf<JobLog>> = {
  noun: '调度日志',
  title: '调度日志',
  path: '/monitor/jobLog',
  id: 'jobLogId',
  measure: '条',
  nameField: 'jobLogId',
  permission: 'monitor:job',
  can: ['removeTogether', 'export', 'detail'],
  fields: [
    { name: 'jobLogId', label: '日志编号', column: { width: 90 } },
    { name: 'jobName', label: '任务名称', query: true, column: true },
    { name: 'jobGroup', label: '任务分组', kind: 'dict', dict: 'sys_job_group', query: true, column: { width: 90 } },
    { name: 'invokeTarget', label: '调用方法', column: { hidden: true } },
    { name: 'jobMessage', label: '日志信息', column: true },
    // Downwards, failures come first.
    { ...RESULT_FIELD, column: { width: 88, sortable: true } },
    createTimeField({ label: '执行时间', query: 'range', column: { width: 150, sortable: true } }),
    { name: 'exceptionInfo', label: '异常信息', kind: 'json', detail: true },
  ],
  // The server empties the whole log, also where the logs of one job are shown.
  tools: [clearAllAction('/monitor/jobLog', '任务的调度日志')],
};
