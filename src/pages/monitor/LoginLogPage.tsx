import { UnlockOutlined } from '@ant-design/icons';
import { textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';
import { accountField } from './accountField';
import { clearAllAction, RESULT_FIELD } from './logParts';

interface LoginLog {
  infoId: number;
  userName: string;
  ipaddr: string;
  loginLocation: string;
  browser: string;
  os: string;
  status: string;
  msg: string;
  loginTime: string;
}

/** Of `sys_common_status`. Only a login that failed can have locked an account. */
const FAILED = '1';

/** 登录日志 */
export default resourcePage<LoginLog>({
  noun: '登录日志',
  title: '登录日志',
  path: '/monitor/logininfor',
  id: 'infoId',
  measure: '条',
  nameField: 'userName',
  permission: 'monitor:logininfor',
  // The server writes a line of 操作日志 for each call.
  can: ['removeTogether', 'export'],
  fields: [
    { name: 'infoId', label: '访问编号', column: { width: 76, hidden: true } },
    accountField('userName', '用户', true),
    { name: 'ipaddr', label: 'IP 地址', query: true, column: { width: 115 } },
    { name: 'loginLocation', label: '登录地点', column: { width: 84 } },
    { name: 'browser', label: '浏览器', column: { width: 100 } },
    { name: 'os', label: '操作系统', column: { width: 84 } },
    RESULT_FIELD,
    { name: 'msg', label: '操作信息', column: true },
    { name: 'loginTime', label: '登录日期', kind: 'time', query: 'range', column: { width: 150, sortable: true } },
  ],
  tools: [clearAllAction('/monitor/logininfor', '登录日志')],
  rowActions: [
    {
      key: 'unlock',
      label: '解锁',
      icon: <UnlockOutlined aria-hidden />,
      permission: 'unlock',
      when: ({ status }) => textOf(status) === FAILED,
      question: (name) => `是否确认解锁用户“${name}”？`,
      each: ({ userName }) => ({
        method: 'GET',
        url: `/monitor/logininfor/unlock/${encodeURIComponent(textOf(userName))}`,
      }),
      done: '解锁成功',
    },
  ],
});
