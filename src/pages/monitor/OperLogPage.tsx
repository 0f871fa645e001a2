import { resourcePage } from '@/resource/view/resourcePage';
import { accountField } from './accountField';
import { clearAllAction, RESULT_FIELD } from './logParts';

interface OperLog {
  operId: number;
  operIp: string;
  title: string;
  businessType: number;
  operName: string;
  status: string;
  operTime: string;
  costTime: number;
  operLocation: string;
  deptName: string;
  requestMethod: string;
  operUrl: string;
  method: string;
  operParam: string;
  jsonResult: string;
  errorMsg: string;
}

/** 操作日志 */
export default resourcePage<OperLog>({
  noun: '操作日志',
  title: '操作日志',
  path: '/monitor/operlog',
  id: 'operId',
  measure: '条',
  nameField: 'operId',
  permission: 'monitor:operlog',
  // The server writes a line of 操作日志 for each call.
  can: ['removeTogether', 'export', 'detail'],
  fields: [
    { name: 'operId', label: '日志编号', column: { title: '编号', width: 76, sortable: true } },
    accountField('operName', '操作人员', true),
    { name: 'operIp', label: 'IP 地址', query: true, column: { width: 115 } },
    { name: 'title', label: '系统模块', query: true, column: true },
    {
      name: 'businessType',
      label: '操作类型',
      kind: 'dict',
      dict: 'sys_oper_type',
      query: true,
      column: { width: 88 },
    },
    RESULT_FIELD,
    { name: 'operTime', label: '操作日期', kind: 'time', query: 'range', column: { width: 150, sortable: true } },
    { name: 'costTime', label: '耗时', kind: 'number', unit: '毫秒', column: { width: 98, sortable: true } },
    { name: 'errorMsg', label: '异常信息', kind: 'json', detail: true },
    { name: 'operLocation', label: '操作地点', detail: true },
    { name: 'deptName', label: '所属党组织', detail: true },
    { name: 'requestMethod', label: '请求方式', detail: true },
    { name: 'operUrl', label: '请求地址', detail: true },
    { name: 'method', label: '操作方法', detail: true },
    { name: 'operParam', label: '请求参数', kind: 'json', detail: true },
    { name: 'jsonResult', label: '返回参数', kind: 'json', detail: true },
  ],
  tools: [clearAllAction('/monitor/operlog', '操作日志')],
});
