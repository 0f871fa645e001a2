import type { ActionDialogProps } from '@/resource/model/Resource';
import { RecordDetailDialog } from '@/resource/view/RecordDetailDialog';
import { ORG_LIST } from './orgFields';
import { useOrgPeople } from './useOrgPeople';

/** An organisation, with who leads it and how many belong to it. */
export const OrgDetailDialog = ({ record, onClose }: ActionDialogProps) => (
  <RecordDetailDialog resource={ORG_LIST} record={record} onClose={onClose} more={useOrgPeople(record)} />
);
