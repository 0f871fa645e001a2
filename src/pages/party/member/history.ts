import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { remarkField } from '@/resource/model/usualFields';

interface Change {
  historyId: number;
  memberId: number;
  deptId: number;
  changeType: string;
  changeDate: string;
  fromText: string;
  toText: string;
  docNo: string;
  remark: string;
}

/** 党员历程 */
export const HISTORY: Resource<NameOf<Change>> = {
  noun: '党员历程',
  title: '党员历程',
  path: '/party/history',
  id: 'historyId',
  measure: '条',
  nameField: 'changeDate',
  permission: 'party:history',
  fromParent: ['deptId'],
  fields: [
    { name: 'changeDate', label: '日期', kind: 'day', column: { width: 108 }, form: { required: true } },
    {
      name: 'changeType',
      label: '类型',
      kind: 'dict',
      dict: 'history_type',
      column: { width: 92 },
      form: { required: true },
    },
    { name: 'fromText', label: '变更前', column: true, form: { max: 100 } },
    { name: 'toText', label: '变更后', column: true, form: { max: 100 } },
    { name: 'docNo', label: '文号', column: { width: 120 }, form: { max: 64 } },
    remarkField(),
  ],
};
