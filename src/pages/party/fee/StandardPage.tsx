import { textOf } from '@/lib/record/ServerRecord';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Field } from '@/resource/model/Field';
import { remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { branchFields, BranchSide, memberFields } from '../branch';
import { move, STANDARDS, type Standard } from '../lists';
import { AdjustDialog } from './AdjustDialog';
import { DueExplanation } from './DueExplanation';
import { dueFields } from './dueFields';
import { dueProblem, IN_USE, periodProblem, standardWarnings, WAITING } from './standardRules';

const FIELDS: readonly Field<NameOf<Standard>>[] = [
  ...branchFields(),
  ...memberFields(),
  ...dueFields(),
  { name: 'endMonth', label: '终止月份', kind: 'month', column: { hidden: true, width: 84 }, form: { only: 'edit' } },
  {
    name: 'status',
    label: '状态',
    kind: 'dict',
    dict: 'standard_status',
    query: true,
    byServer: true,
    column: { width: 58 },
    form: { only: 'edit' },
  },
  { name: 'approveNo', label: '减免批准文号', byServer: true, detail: true },
  { name: 'approveBy', label: '批准人', byServer: true, detail: true },
  { name: 'approveDate', label: '批准日期', kind: 'day', byServer: true, detail: true },
  remarkField(),
];

/** 党费标准 */
export default resourcePage<Standard>({
  ...STANDARDS,
  title: '党费标准',
  can: ['add', 'edit', 'remove', 'import', 'export', 'detail'],
  Side: BranchSide,
  fields: FIELDS,
  FormParts: DueExplanation,
  useRules: (_scope, base) =>
    useChecks(
      FIELDS,
      {
        due: dueProblem,
        startMonth: async (standard, read) => {
          const { deptId, memberName } = standard;
          const others = await read(STANDARDS, { deptId: textOf(deptId), memberName: textOf(memberName) });
          return periodProblem(standard, others);
        },
      },
      base,
    ),
  warn: (standard) => Promise.resolve(standardWarnings(standard)),
  rowActions: [
    {
      key: 'adjust',
      label: '调整',
      permission: 'add',
      when: ({ status, endMonth }) => status === IN_USE && textOf(endMonth) === '',
      dialog: AdjustDialog,
    },
    {
      key: 'approve',
      label: '批准',
      permission: 'approve',
      when: ({ status }) => status === WAITING,
      ask: [{ name: 'approveNo', label: '减免批准文号', form: { max: 64 } }],
      check: (_standard, { approveNo }) => ({
        refuse: textOf(approveNo).trim() === '' ? '少交、免交须填上一级党委批准文号' : undefined,
      }),
      each: move(STANDARDS, 'approve'),
      question: (name) => `批准${name}的党费减免？`,
    },
    {
      key: 'back',
      label: '退回',
      permission: 'back',
      when: ({ status }) => status === WAITING,
      ask: [{ ...remarkField(), label: '退回原因' }],
      check: (_standard, { remark }) => ({ refuse: textOf(remark).trim() === '' ? '请写明退回原因' : undefined }),
      each: move(STANDARDS, 'back'),
      question: (name) => `退回${name}的党费减免？`,
    },
  ],
});
