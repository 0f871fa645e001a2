import { textOf } from '@/lib/record/ServerRecord';
import { remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide } from '../branch';
import { move, STANDARDS, type Standard } from '../lists';
import { AdjustDialog } from './AdjustDialog';
import { DueExplanation } from './DueExplanation';
import { STANDARD_LIST } from './standardFields';
import { dueProblem, endProblem, IN_USE, periodProblem, standardWarnings, WAITING } from './standardRules';

/** 党费标准 */
export default resourcePage<Standard>({
  ...STANDARD_LIST,
  title: '党费标准',
  can: ['add', 'edit', 'remove', 'import', 'export', 'detail'],
  Side: BranchSide,
  FormParts: DueExplanation,
  useRules: (_scope, base) =>
    useChecks(
      STANDARD_LIST.fields,
      {
        due: dueProblem,
        endMonth: endProblem,
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
