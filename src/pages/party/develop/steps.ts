import { today } from '@/lib/time/today';
import { ownValue } from '@/lib/ownValue';
import { textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { countField } from '@/resource/model/usualFields';

interface DevelopStep {
  stepId: number;
  developId: number;
  deptId: number;
  stepKey: string;
  stepDate: string;
  startDate: string;
  endDate: string;
  organName: string;
  docNo: string;
  voterDue: number;
  voterNum: number;
  yesNum: number;
  noNum: number;
  abstainNum: number;
  resultType: string;
  opinion: string;
}

/** `step_result`: only what is done moves a person on. */
export const DONE = '1';
const NOT_PASSED = '2';
const RESULTS: Readonly<Record<string, string>> = { [DONE]: '完成', [NOT_PASSED]: '未通过', 3: '撤回' };

const day = <const Name extends string>(name: Name, label: string, initial?: () => string): Field<Name> => ({
  name,
  label,
  kind: 'day',
  keepsValue: true,
  form: { required: true, ...(initial && { initial }) },
});

const votes = <const Name extends string>(name: Name, label: string) =>
  countField(name, label, { form: { required: true } });

/** The steps of somebody: what each one asks for is said by `developSteps.ts`. */
export const STEPS: Resource<NameOf<DevelopStep>> = {
  noun: '发展步骤',
  title: '发展步骤',
  path: '/party/step',
  id: 'stepId',
  measure: '条',
  nameField: 'organName',
  permission: 'party:step',
  fromParent: ['deptId'],
  given: { resultType: DONE },
  fields: [
    { name: 'stepKey', label: '步骤', form: { required: true, max: 3, example: '02' } },
    day('stepDate', '完成日期', today),
    day('startDate', '起始日期'),
    day('endDate', '截止日期'),
    { name: 'organName', label: '决定机关', form: { max: 64 } },
    { name: 'docNo', label: '文号', form: { max: 64 } },
    votes('voterDue', '应到会有表决权人数'),
    votes('voterNum', '实到会有表决权人数'),
    votes('yesNum', '同意'),
    votes('noNum', '不同意'),
    votes('abstainNum', '弃权'),
    {
      name: 'resultType',
      label: '结果',
      kind: 'options',
      radio: true,
      // 撤回 is a move of its own.
      options: [DONE, NOT_PASSED].map((value) => ({ value, label: ownValue(RESULTS, value) ?? value })),
      column: { render: ({ resultType }) => ownValue(RESULTS, textOf(resultType)) ?? textOf(resultType) },
      form: { required: true, initial: DONE },
    },
    { name: 'opinion', label: '意见', kind: 'lines', form: { max: 500 } },
  ],
};
