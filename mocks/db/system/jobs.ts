import * as v from 'valibot';
import { Refusal } from '../Refusal';
import { createCollection } from '../resource/collection';
import { auditEntries, choice, requiredText } from '../resource/fields';
import type { Resource } from '../resource/Resource';
import { localTime } from '../resource/localTime';
import { seedAudit } from './seedAudit';

const schema = v.looseObject({
  ...auditEntries,
  jobId: v.number(),
  jobName: requiredText('任务名称', 64),
  jobGroup: requiredText('任务组名', 64),
  invokeTarget: requiredText('调用目标字符串', 500),
  cronExpression: requiredText('Cron执行表达式', 255),
  misfirePolicy: choice('计划策略', ['0', '1', '2', '3']),
  concurrent: choice('并发执行', ['0', '1']),
  /** `1` = paused. */
  status: choice('状态', ['1', '0']),
});

export type Job = v.InferOutput<typeof schema>;

const SEEDS = [
  ['党费收缴提醒', 'SYSTEM', 'partyTask.remindDues()', '0 0 8 25 * ?', '0'],
  ['预备党员转正提醒', 'SYSTEM', 'partyTask.remindProbation(30)', '0 0 8 * * ?', '0'],
  ['清理过期文件', 'SYSTEM', 'fileTask.clean(90)', '0 30 2 ? * SUN', '0'],
  ['系统默认（无参）', 'DEFAULT', 'ryTask.ryNoParams', '0/10 * * * * ?', '1'],
  ['系统默认（有参）', 'DEFAULT', "ryTask.ryParams('ry')", '0/15 * * * * ?', '1'],
] as const;

const seed = (): Job[] =>
  SEEDS.map(([jobName, jobGroup, invokeTarget, cronExpression, status], index) => ({
    ...seedAudit(index),
    ...{ jobId: index + 1, jobName, jobGroup, invokeTarget, cronExpression, status },
    misfirePolicy: '3',
    concurrent: '1',
  }));

/** Six or seven parts. */
const CRON = /^\S+( \S+){5,6}$/;

/** When it runs next: in a minute, paused ones too. */
const withNext = (job: Job) => ({ ...job, nextValidTime: localTime(new Date(Date.now() + 60_000)) });

/** 定时任务 */
export const jobs: Resource<Job> = {
  path: '/monitor/job',
  id: 'jobId',
  permission: 'monitor:job',
  title: '定时任务',
  noun: '任务',
  name: 'jobName',
  schema,
  rows: createCollection({ name: 'job', id: 'jobId', schema, seed }),
  filter: { jobName: 'contains', jobGroup: 'equal', status: 'equal' },
  order: 'jobId',
  // A new one is paused, whatever is sent.
  received: (sent, previous) => (previous ? sent : { ...sent, status: '1' }),
  check({ jobName, cronExpression }, previous) {
    const action = previous ? '修改' : '新增';
    if (!CRON.test(cronExpression)) throw new Refusal(`${action}任务'${jobName}'失败，Cron表达式不正确`);
  },
  listed: withNext,
  detailed: withNext,
  columns: [
    ['任务序号', 'jobId'],
    ['任务名称', 'jobName'],
    ['任务组名', 'jobGroup'],
    ['调用目标字符串', 'invokeTarget'],
    ['执行表达式', 'cronExpression'],
    ['任务状态', 'status', 'sys_job_status'],
  ],
};
