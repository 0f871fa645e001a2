import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { ResourceAction } from '@/resource/model/Resource';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide } from '../branch';
import { MEMBERS, move } from '../lists';
import { MEMBER_FIELDS } from '../member/memberFields';
import { letterOf } from './letter';
import { OWN, RECEIVE } from './receiveAction';
import { ReceiveDialog } from './ReceiveDialog';
import { judgeMember, TRANSFER_FORM } from './transferForm';
import {
  canIssue,
  canSubmit,
  isIssued,
  isLocked,
  isOwn,
  isWaiting,
  letterProblem,
  letterWarnings,
} from './transferRules';
import { ISSUED, RECEIVED, type Transfer, TRANSFERS } from './transfers';

type Action = ResourceAction<NameOf<Transfer>>;

const REASON: Field = { name: 'backReason', label: '原因', kind: 'lines', form: { max: 200 } };
const isBlank = (value: unknown) => textOf(value).trim() === '';
const USUAL_DAYS = 90;

const MOVES: readonly Action[] = [
  {
    key: 'submit',
    label: '提交',
    permission: 'submit',
    when: canSubmit,
    check: (transfer, _asked, read) => judgeMember(transfer, read),
    each: move(TRANSFERS, 'submit'),
    question: (name) => `确定提交“${name}”的转接？`,
  },
  {
    key: 'issue',
    label: '开具',
    permission: 'issue',
    when: canIssue,
    ask: [
      {
        name: 'letterNo',
        label: '介绍信编号',
        form: { required: true, max: 32, help: '一经使用，作废后也不再使用' },
      },
      {
        name: 'validDays',
        label: '有效期',
        kind: 'number',
        unit: '天',
        decimals: 0,
        form: { required: true, initial: USUAL_DAYS },
      },
      { name: 'letterDate', label: '开具日期', kind: 'day', form: { required: true, initial: today } },
    ],
    async check(transfer, asked, read, { username }) {
      if (isOwn(transfer, username)) return { refuse: OWN };
      const problem = letterProblem(asked);
      if (problem !== undefined) return { refuse: problem };
      const { refuse, warn = [] } = await judgeMember(transfer, read);
      return { refuse, warn: [...letterWarnings(asked), ...warn] };
    },
    each: move(TRANSFERS, 'issue'),
    done: '已开具，请打印介绍信',
  },
  { key: 'receive', permission: 'receive', dialog: ReceiveDialog, ...RECEIVE },
  {
    key: 'back',
    label: '退回',
    permission: 'back',
    when: isWaiting,
    ask: [{ ...REASON, label: '退回原因' }],
    check: (transfer, { backReason }, _read, { username }) => ({
      refuse: isOwn(transfer, username) ? OWN : isBlank(backReason) ? '请写明退回原因' : undefined,
    }),
    each: move(TRANSFERS, 'back'),
    question: (name) => `确定退回“${name}”的转接？`,
  },
  {
    key: 'void',
    label: '作废',
    permission: 'void',
    danger: true,
    when: isIssued,
    ask: [{ ...REASON, label: '作废原因' }],
    check: (_transfer, { backReason }) => ({ refuse: isBlank(backReason) ? '请写明作废原因' : undefined }),
    each: move(TRANSFERS, 'void'),
    question: (_name, { letterNo }) => `确定作废介绍信${textOf(letterNo)}？编号不再使用。`,
  },
];

const MEMBER_LIST = { ...MEMBERS, fields: MEMBER_FIELDS };

/** 组织关系转接 */
export default resourcePage<Transfer>({
  ...TRANSFER_FORM,
  title: '组织关系转接',
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  Side: BranchSide,
  presets: [{ at: 'status', label: '已过有效期', query: { status: ISSUED }, range: { expireDate: { to: '-1d' } } }],
  isLocked,
  rowActions: MOVES,
  documents: [
    {
      key: 'letter',
      label: '介绍信',
      at: 'row',
      template: 'letter.docx',
      permission: 'print',
      when: ({ status, letterNo }) => [ISSUED, RECEIVED].includes(textOf(status)) && textOf(letterNo) !== '',
      read: ({ memberName }) => [{ list: MEMBER_LIST, query: { memberName: textOf(memberName) } }],
      data(transfer, [members = []], words) {
        const person = members.find((one) => textOf(one['memberId']) === textOf(transfer.memberId)) ?? {};
        return letterOf(transfer, words(TRANSFER_FORM, transfer), person, words(MEMBER_LIST, person));
      },
    },
  ],
});
