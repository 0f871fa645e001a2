import * as v from 'valibot';
import { takeId } from '../db';
import { createCollection } from '../resource/collection';
import { localTime } from '../resource/localTime';
import type { Resource } from '../resource/Resource';
import { deviceOf } from './deviceOf';
import { seedLoginLogs } from './seedLoginLogs';

const schema = v.looseObject({
  infoId: v.number(),
  userName: v.string(),
  /** `0` done, `1` failed. */
  status: v.picklist(['0', '1']),
  ipaddr: v.string(),
  loginLocation: v.string(),
  browser: v.string(),
  os: v.string(),
  msg: v.string(),
  loginTime: v.string(),
});

/** An entry of the login log. */
export type LoginLog = v.InferOutput<typeof schema>;

/** 登录日志 */
export const loginLogs: Resource<LoginLog> = {
  path: '/monitor/logininfor',
  id: 'infoId',
  permission: 'monitor:logininfor',
  title: '登录日志',
  noun: '登录日志',
  name: 'userName',
  schema,
  rows: createCollection({ name: 'logininfor', id: 'infoId', schema, seed: seedLoginLogs }),
  calls: ['list', 'remove', 'export'],
  filter: { ipaddr: 'contains', userName: 'contains', status: 'equal' },
  time: 'loginTime',
  order: '-infoId',
  columns: [
    ['序号', 'infoId'],
    ['用户账号', 'userName'],
    ['登录状态', 'status', 'sys_common_status'],
    ['登录地址', 'ipaddr'],
    ['登录地点', 'loginLocation'],
    ['浏览器', 'browser'],
    ['操作系统', 'os'],
    ['提示消息', 'msg'],
    ['访问时间', 'loginTime'],
  ],
};

/** What the log says of a session that began. */
export const SIGNED_IN = '登录成功';

/** Writes that somebody signed in or out, or tried to. */
export function recordSignIn(request: Request, userName: string, msg: string, hasFailed = false): void {
  loginLogs.rows.put({
    infoId: takeId(),
    userName,
    status: hasFailed ? '1' : '0',
    ipaddr: '127.0.0.1',
    loginLocation: '内网IP',
    ...deviceOf(request),
    msg,
    loginTime: localTime(),
  });
}
