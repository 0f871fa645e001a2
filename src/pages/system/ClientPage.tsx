import { resourcePage } from '@/resource/view/resourcePage';
import { statusField, statusSwitchColumn } from '@/resource/model/usualFields';

interface Client {
  id: number;
  clientId: string;
  clientKey: string;
  clientSecret: string;
  grantTypeList: string[];
  deviceType: string;
  activeTimeout: number;
  timeout: number;
  status: string;
}

const PATH = '/system/client';
const FIXED = { required: true, only: 'new' } as const;

/** Of a session, in seconds. */
const seconds = (initial: number, help: string) => ({
  kind: 'number' as const,
  min: -1,
  decimals: 0,
  unit: '秒',
  form: { required: true, initial, help },
});

/** 客户端管理 (RuoYi-Vue-Plus 5): the programs with which one can sign in. */
export default resourcePage<Client>({
  noun: '客户端',
  path: PATH,
  id: 'id',
  nameField: 'clientKey',
  permission: 'system:client',
  can: ['add', 'edit', 'remove', 'export'],
  fields: [
    { name: 'clientId', label: '客户端编号', query: true, column: { hidden: true, width: 280 } },
    { name: 'clientKey', label: '客户端标识', query: true, column: true, form: { ...FIXED, max: 32 } },
    {
      name: 'clientSecret',
      label: '客户端密钥',
      query: false,
      private: true,
      detail: false,
      form: { ...FIXED, max: 255 },
    },
    {
      name: 'grantTypeList',
      label: '授权类型',
      kind: 'choice',
      many: true,
      source: { url: '/system/dict/data/type/sys_grant_type', id: 'dictValue', name: 'dictLabel' },
      column: { width: 180 },
      form: { required: true },
    },
    {
      name: 'deviceType',
      label: '设备类型',
      kind: 'dict',
      dict: 'sys_device_type',
      column: { width: 100 },
      form: { required: true },
    },
    {
      name: 'activeTimeout',
      label: '无操作时限',
      column: { width: 110 },
      ...seconds(1800, '多久不操作即须重新登录，-1 表示不限'),
    },
    {
      name: 'timeout',
      label: '登录时限',
      column: { width: 110 },
      ...seconds(604_800, '登录后多久须重新登录，-1 表示不限'),
    },
    statusField(undefined, {
      column: statusSwitchColumn(PATH, ['id', 'clientId'], '停用后不能再用该客户端登录。'),
    }),
  ],
});
