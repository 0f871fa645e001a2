import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { NO_DUE } from '@/resource/model/steps';
import { remarkField } from '@/resource/model/usualFields';
import { branchFields, MEMBER_CHOICES } from '../branch';
import { isAt } from './developRules';
import { type Develop, NEXT_DUE, STATUS } from './develops';

const writtenDay = <const Name extends string>(name: Name, label: string): Field<Name> => ({
  name,
  label,
  kind: 'day',
  byServer: true,
  detail: true,
});

/** Names that a step asks for, and that may change afterwards. */
const names = <const Name extends 'contactNames' | 'sponsorNames'>(name: Name, label: string, step: number) => ({
  name,
  label,
  form: {
    only: 'edit' as const,
    max: 64,
    help: '多人用顿号分开',
    when: (person: { stepKey?: unknown }) => isAt(person, step),
  },
});

export const DEVELOP_FIELDS: readonly Field<NameOf<Develop>>[] = [
  { name: 'personName', label: '姓名', query: true, column: { width: 80 }, form: { required: true, max: 30 } },
  // What belongs to a person is of the branch: it is chosen once.
  ...branchFields().map((field) => (field.form ? { ...field, form: { required: true, only: 'new' as const } } : field)),
  { name: 'sex', label: '性别', kind: 'dict', dict: 'sys_user_sex', query: true, form: { required: true } },
  { name: 'birthDate', label: '出生日期', kind: 'day', keepsValue: true, form: { required: true } },
  { name: 'postName', label: '单位及职务', form: { max: 64 } },
  {
    name: 'stage',
    label: '发展阶段',
    kind: 'dict',
    dict: 'develop_stage',
    query: true,
    byServer: true,
    column: { title: '阶段', width: 104 },
  },
  {
    name: 'stepKey',
    label: '当前步骤',
    kind: 'dict',
    dict: 'develop_step',
    query: true,
    byServer: true,
    column: { title: '步骤', width: 128 },
  },
  {
    ...NEXT_DUE,
    byServer: true,
    column: { width: 96, sortable: true, render: ({ nextDue }) => (nextDue === NO_DUE ? '—' : textOf(nextDue)) },
  },
  { ...STATUS, byServer: true, column: { width: 76 } },
  {
    name: 'applyDate',
    label: '申请日期',
    kind: 'day',
    keepsValue: true,
    form: { required: true, initial: today },
  },
  writtenDay('activistDate', '确定积极分子日期'),
  writtenDay('targetDate', '确定发展对象日期'),
  writtenDay('joinDate', '接收日期'),
  { ...writtenDay('fullDue', '预备期满'), query: 'range', rangeSuffix: 'FullDue' },
  { name: 'extendFlag', label: '延长预备期', kind: 'dict', dict: 'yes_no', byServer: true, detail: true },
  names('contactNames', '培养联系人', 5),
  names('sponsorNames', '入党介绍人', 9),
  {
    name: 'memberId',
    label: '关联党员',
    kind: 'choice',
    source: MEMBER_CHOICES,
    keepsValue: true,
    detail: false,
    form: { only: 'edit', when: (person) => isAt(person, 17) },
  },
  remarkField(),
];
