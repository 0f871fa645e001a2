import { http } from 'msw';
import { existingRow, updateRow } from '../../db/resource/changeRows';
import { jobs } from '../../db/system/jobs';
import { runJob } from '../../db/system/jobLogs';
import { forUser, type UserCall } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { logged } from '../resource/logged';
import { readFields, toId } from '../resource/readFields';

/** A change of one job, by who may pause and run it. */
const change = (word: string, make: (call: UserCall, sent: Awaited<ReturnType<typeof readFields>>) => void) =>
  http.put(
    path(`${jobs.path}/${word}`),
    forUser(
      logged(jobs.title, 'edit', async (call) => {
        make(call, await readFields(jobs, call.request, false));
        return done();
      }),
      `${jobs.permission}:changeStatus`,
    ),
  );

/** 定时任务: pausing, going on, running once. */
export const jobCalls = [
  change('changeStatus', ({ account }, { jobId, status }) => updateRow(jobs, toId(jobs, jobId), { status }, account)),
  change('run', ({ account }, { jobId }) => runJob(existingRow(jobs, toId(jobs, jobId), account))),
];
