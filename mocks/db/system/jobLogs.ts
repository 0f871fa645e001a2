import * as v from 'valibot';
import { takeId } from '../db';
import { daysAgo } from '../party/months';
import { createCollection } from '../resource/collection';
import { localTime } from '../resource/localTime';
import type { Resource } from '../resource/Resource';
import { type Job, jobs } from './jobs';

const schema = v.looseObject({
  jobLogId: v.number(),
  jobName: v.string(),
  jobGroup: v.string(),
  invokeTarget: v.string(),
  jobMessage: v.string(),
  /** `0` done, `1` failed. */
  status: v.picklist(['0', '1']),
  exceptionInfo: v.nullable(v.string()),
  createTime: v.string(),
});

type JobLog = v.InferOutput<typeof schema>;

const COUNT = 24;
/** Each of these runs failed. */
const EVERY = 8;

function logOf(
  { jobName, jobGroup, invokeTarget }: Job,
  jobLogId: number,
  createTime: string,
  hasFailed: boolean,
): JobLog {
  return {
    ...{ jobLogId, jobName, jobGroup, invokeTarget, createTime },
    jobMessage: `${jobName} 总共耗时：${(jobLogId * 7) % 90}毫秒`,
    status: hasFailed ? '1' : '0',
    exceptionInfo: hasFailed ? 'java.net.SocketTimeoutException: connect timed out' : '',
  };
}

const seed = (): JobLog[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const [first, ...others] = jobs.rows.all();
    const job = others[(index % 2) - 1] ?? first;
    return job && logOf(job, index + 1, `${daysAgo(COUNT - index)} 08:00:00`, index % EVERY === 2);
  }).filter((log) => log !== undefined);

/** 调度日志 */
export const jobLogs: Resource<JobLog> = {
  path: '/monitor/jobLog',
  id: 'jobLogId',
  permission: 'monitor:job',
  title: '调度日志',
  noun: '调度日志',
  name: 'jobLogId',
  schema,
  rows: createCollection({ name: 'jobLog', id: 'jobLogId', schema, seed }),
  calls: ['list', 'query', 'remove', 'export'],
  filter: { jobName: 'contains', jobGroup: 'equal', status: 'equal' },
  time: 'createTime',
  order: '-jobLogId',
  columns: [
    ['日志序号', 'jobLogId'],
    ['任务名称', 'jobName'],
    ['任务组名', 'jobGroup'],
    ['调用目标字符串', 'invokeTarget'],
    ['日志信息', 'jobMessage'],
    ['执行状态', 'status', 'sys_common_status'],
    ['执行时间', 'createTime'],
  ],
};

/** Runs a job: all that comes of it is a line of its log. */
export const runJob = (job: Job): void => jobLogs.rows.put(logOf(job, takeId(), localTime(), false));
