import { ClearOutlined } from '@ant-design/icons';
import type { Field } from '@/resource/model/Field';
import type { ResourceAction } from '@/resource/model/Resource';

/** How an action went. */
export const RESULT_FIELD: Field<'status'> = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'sys_common_status',
  status: 'result',
  query: true,
  column: { width: 88 },
};

/** 清空: deletes all records of a log, by `DELETE {path}/clean`. */
export const clearAllAction = (path: string, noun: string): ResourceAction<never> => ({
  key: 'clean',
  label: '清空',
  icon: <ClearOutlined aria-hidden />,
  permission: 'remove',
  danger: true,
  isFolded: true,
  question: () => `是否确认清空所有${noun}？清空后无法恢复。`,
  each: () => ({ method: 'DELETE', url: `${path}/clean` }),
  done: `已清空${noun}`,
});
