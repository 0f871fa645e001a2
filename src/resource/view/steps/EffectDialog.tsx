import { readInput } from '@/features/keptInput/useKeptInput';
import { isRecord } from '@/lib/isRecord';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import type { StepEffect } from '../../model/steps';
import { RecordDialog } from '../form/RecordDialog';
import { keptInputName } from '../form/useRecordForm';

interface Props {
  effect: StepEffect;
  /** The key of the record whose step it is. */
  of: string;
  onClose: () => void;
  onSaved: () => void;
}

/** The form of what a step makes elsewhere, begun with what is known. */
export function EffectDialog({ effect, of: record, onClose, onSaved }: Props) {
  const { id: user } = useAppSelector(selectUser);
  const { of, adds = {} } = effect;
  // Of each record its own copy: 新增 of the same list has another.
  const form = { ...of, savePath: `${of.path} ${record}` };
  const kept = readInput(keptInputName(form, {}), user)?.['values'];
  return (
    <RecordDialog
      resource={form}
      start={{ base: undefined, given: adds, typed: isRecord(kept) ? kept : undefined }}
      scope={{}}
      shown={{}}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
