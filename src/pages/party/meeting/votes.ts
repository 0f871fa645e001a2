import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { countField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { isLocked, voteProblems } from './meetingRules';

interface Vote {
  voteId: number;
  meetingId: number;
  deptId: number;
  matter: string;
  voterDue: number;
  voterNum: number;
  yesNum: number;
  noNum: number;
  abstainNum: number;
  secretFlag: string;
  resultType: string;
}

const people = <const Name extends string>(name: Name, label: string, title: string) =>
  countField(name, label, { column: { title, width: 72 }, form: { required: true } });

const FIELDS: readonly Field<NameOf<Vote>>[] = [
  { name: 'matter', label: '事项', column: true, form: { required: true, max: 200 } },
  people('voterDue', '应到会有表决权人数', '应到'),
  people('voterNum', '实到会有表决权人数', '实到'),
  people('yesNum', '同意', '同意'),
  people('noNum', '不同意', '不同意'),
  people('abstainNum', '弃权', '弃权'),
  {
    name: 'secretFlag',
    label: '无记名',
    kind: 'dict',
    dict: 'yes_no',
    column: { width: 72 },
    form: { required: true, initial: '1' },
  },
  {
    name: 'resultType',
    label: '结果',
    kind: 'dict',
    dict: 'vote_result',
    column: { width: 80 },
    form: { required: true },
  },
];

/** 表决, in its meeting. */
export const VOTES: Resource<NameOf<Vote>> = {
  noun: '表决',
  title: '表决',
  path: '/party/vote',
  id: 'voteId',
  measure: '条',
  nameField: 'matter',
  permission: 'party:vote',
  fromParent: ['deptId'],
  isLocked: (_record, parent) => parent !== undefined && isLocked(parent),
  useRules: (meeting, base) => useChecks(FIELDS, voteProblems(meeting), base),
  fields: FIELDS,
};
