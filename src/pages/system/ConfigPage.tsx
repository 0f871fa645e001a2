import { SyncOutlined } from '@ant-design/icons';
import { textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, idField, remarkField } from '@/resource/model/usualFields';

interface Config {
  configId: number;
  configName: string;
  configKey: string;
  configValue: string;
  configType: string;
  createTime: string;
  remark: string;
}

/** 参数设置 */
export default resourcePage<Config>({
  noun: '参数',
  title: '参数设置',
  path: '/system/config',
  id: 'configId',
  nameField: 'configName',
  permission: 'system:config',
  can: ['add', 'edit', 'remove', 'export'],
  isBuiltIn: ({ configType }) => textOf(configType) === 'Y',
  fields: [
    idField('configId', '参数编号'),
    { name: 'configName', label: '参数名称', query: true, column: true, form: { required: true, wide: true } },
    { name: 'configKey', label: '参数键名', query: true, column: true, form: { required: true, wide: true } },
    { name: 'configValue', label: '参数键值', kind: 'lines', column: true, form: { required: true, max: 500 } },
    {
      name: 'configType',
      label: '系统内置',
      kind: 'dict',
      dict: 'sys_yes_no',
      radio: true,
      query: true,
      column: { width: 90 },
      form: { initial: 'N' },
    },
    createTimeField({ query: 'range' }),
    remarkField({ column: { hidden: true } }),
  ],
  tools: [
    {
      key: 'refresh',
      label: '刷新缓存',
      icon: <SyncOutlined aria-hidden />,
      permission: 'remove',
      each: () => ({ method: 'DELETE', url: '/system/config/refreshCache' }),
      done: '刷新成功',
    },
  ],
});
