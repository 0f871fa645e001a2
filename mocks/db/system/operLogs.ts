import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import type { Resource } from '../resource/Resource';
import { seedOperLogs } from './seedOperLogs';

/** What a change was, by the dictionary `sys_oper_type`. */
export const BUSINESS = { other: 0, add: 1, edit: 2, remove: 3, grant: 4, export: 5, import: 6, force: 7, clean: 9 };

export type BusinessName = keyof typeof BUSINESS;

const schema = v.looseObject({
  operId: v.number(),
  title: v.string(),
  businessType: v.number(),
  method: v.string(),
  requestMethod: v.string(),
  operatorType: v.number(),
  operName: v.string(),
  deptName: v.string(),
  operUrl: v.string(),
  operIp: v.string(),
  operLocation: v.string(),
  operParam: v.string(),
  jsonResult: v.string(),
  /** 0 done, 1 failed. */
  status: v.number(),
  errorMsg: v.string(),
  operTime: v.string(),
  /** Milliseconds. */
  costTime: v.number(),
});

/** An entry of the operation log. */
export type OperLog = v.InferOutput<typeof schema>;

/** 操作日志 */
export const operLogs: Resource<OperLog> = {
  path: '/monitor/operlog',
  id: 'operId',
  permission: 'monitor:operlog',
  title: '操作日志',
  noun: '操作日志',
  name: 'title',
  schema,
  rows: createCollection({ name: 'operlog', id: 'operId', schema, seed: seedOperLogs }),
  calls: ['list', 'remove', 'export'],
  filter: { operIp: 'contains', title: 'contains', operName: 'contains', businessType: 'equal', status: 'equal' },
  time: 'operTime',
  order: '-operId',
  columns: [
    ['日志编号', 'operId'],
    ['系统模块', 'title'],
    ['操作类型', 'businessType', 'sys_oper_type'],
    ['请求方式', 'requestMethod'],
    ['操作人员', 'operName'],
    ['部门名称', 'deptName'],
    ['请求地址', 'operUrl'],
    ['操作地址', 'operIp'],
    ['请求参数', 'operParam'],
    ['返回参数', 'jsonResult'],
    ['状态', 'status', 'sys_common_status'],
    ['错误消息', 'errorMsg'],
    ['操作时间', 'operTime'],
    ['消耗时间', 'costTime'],
  ],
};
