import type { ActionDialogProps } from '@/resource/model/Resource';
import { RecordDialog } from '@/resource/view/form/RecordDialog';
import { TRANSFER_FORM } from './transferForm';
import { OUT } from './transferRules';

/** The form of a new transfer of a member of the roster. */
export function TransferDialog({ record, onClose }: ActionDialogProps) {
  const { deptId, deptName, memberId, memberName } = record;
  const given = { deptId, deptName, memberId, memberName, directionType: OUT, fromUnit: deptName };
  return (
    <RecordDialog resource={TRANSFER_FORM} start={{ base: undefined, given }} scope={{}} shown={{}} onClose={onClose} />
  );
}
