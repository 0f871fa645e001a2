import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Checked, Read, Resource, ActionDialogProps } from '@/resource/model/Resource';
import { useChecks } from '@/resource/view/form/useChecks';
import { RecordDialog } from '@/resource/view/form/RecordDialog';
import { FEES, UNPAID } from '../fee/fees';
import { MEMBERS } from '../lists';
import { readDevelops } from './develops';
import { TRANSFER_FIELDS } from './transferFields';
import { memberProblem, memberWarnings, OUT } from './transferRules';
import { DRAFT, type Transfer, TRANSFERS } from './transfers';

/** What the lists say of the member of a transfer; nothing of who is not in the roster yet. */
export async function judgeMember(transfer: ServerRecord, read: Read): Promise<Checked> {
  const { memberId, memberName } = transfer;
  if (textOf(memberId) === '') return {};
  const ofMember = { memberId: textOf(memberId) };
  const [members, transfers, unpaid, develops] = await Promise.all([
    read(MEMBERS, { memberName: textOf(memberName) }),
    read(TRANSFERS, ofMember),
    read(FEES, { ...ofMember, feeState: UNPAID }),
    readDevelops(read, transfer),
  ]);
  return {
    refuse: memberProblem(transfer, members, transfers),
    warn: memberWarnings(transfer, unpaid, develops),
  };
}

/** The form of a transfer, with its checks. */
export const TRANSFER_FORM: Resource<NameOf<Transfer>> = {
  ...TRANSFERS,
  // As it is generated, the server does not set it.
  given: { status: DRAFT },
  fields: TRANSFER_FIELDS,
  useRules: (_scope, base) =>
    useChecks(
      TRANSFER_FIELDS,
      { memberId: async (transfer, read) => (await judgeMember(transfer, read)).refuse },
      base,
    ),
  warn: async (transfer, read) => (await judgeMember(transfer, read)).warn ?? [],
};

/** The form of a new transfer of a member of the roster. */
export function TransferDialog({ record, onClose }: ActionDialogProps) {
  const { deptId, deptName, memberId, memberName } = record;
  const given = { deptId, deptName, memberId, memberName, directionType: OUT, fromUnit: deptName };
  return (
    <RecordDialog resource={TRANSFER_FORM} start={{ base: undefined, given }} scope={{}} shown={{}} onClose={onClose} />
  );
}
