import { textOf } from '@/lib/record/ServerRecord';
import type { NameOf } from '@/resource/model/FieldBase';
import type { ResourceAction } from '@/resource/model/Resource';
import { move } from '../lists';
import { judgeMember } from './transferForm';
import { canReceive, isOwn, isWaiting, receiptProblem, receiptWarnings, WITHIN } from './transferRules';
import { type Transfer, TRANSFERS } from './transfers';

export const OWN = '不能审批本人提交的记录';

/** When a transfer can be received, and what speaks against it. */
export const RECEIVE = {
  label: '接收',
  when: canReceive,
  async check(transfer, asked, read, { username }) {
    if (isWaiting(transfer) && isOwn(transfer, username)) return { refuse: OWN };
    const receipt = { ...transfer, receiptDate: asked['receiptDate'] };
    const isSame = transfer.directionType === WITHIN && textOf(asked['deptId']) === textOf(transfer.deptId);
    const problem = isSame ? '新支部与原支部相同' : receiptProblem(receipt);
    if (problem !== undefined) return { refuse: problem };
    const { refuse, warn = [] } = await judgeMember(transfer, read);
    return { refuse, warn: [...receiptWarnings(receipt), ...warn] };
  },
  each: move(TRANSFERS, 'receive'),
} as const satisfies Partial<ResourceAction<NameOf<Transfer>>>;
