import { LogoutOutlined } from '@ant-design/icons';
import { textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';
import { accountField } from './accountField';

interface Session {
  tokenId: string;
  userName: string;
  nickName: string;
  deptName: string;
  ipaddr: string;
  loginLocation: string;
  browser: string;
  os: string;
  loginTime: number;
}

/** Characters of the id of a session that are shown. */
const SHOWN = 8;

/** 在线用户 */
export default resourcePage<Session>({
  noun: '在线用户',
  title: '在线用户',
  path: '/monitor/online',
  id: 'tokenId',
  isIdSecret: true,
  measure: '条',
  nameField: 'userName',
  person: { name: 'nickName', unit: 'deptName' },
  permission: 'monitor:online',
  can: [],
  fields: [
    accountField('userName', '用户'),
    { name: 'deptName', label: '所属党组织', column: true },
    { name: 'ipaddr', label: 'IP 地址', query: true, column: { width: 115 } },
    { name: 'loginLocation', label: '登录地点', column: { width: 84 } },
    { name: 'browser', label: '浏览器', column: { width: 100 } },
    { name: 'os', label: '操作系统', column: { width: 84 } },
    // It may be the token itself, by which anybody could sign in.
    {
      name: 'tokenId',
      label: '会话编号',
      column: { width: 100, render: ({ tokenId }) => `…${textOf(tokenId).slice(-SHOWN)}` },
    },
    // Milliseconds since 1970, as RuoYi keeps its sessions.
    { name: 'loginTime', label: '登录时间', kind: 'time', column: { width: 150 } },
  ],
  rowActions: [
    {
      key: 'logout',
      label: '强退',
      icon: <LogoutOutlined aria-hidden />,
      permission: 'forceLogout',
      danger: true,
      question: (name) => `是否确认强退用户“${name}”？该用户未保存的内容可能丢失。`,
      each: ({ tokenId }) => ({
        method: 'DELETE',
        url: `/monitor/online/${encodeURIComponent(textOf(tokenId))}`,
      }),
      done: '强退成功',
    },
  ],
});
