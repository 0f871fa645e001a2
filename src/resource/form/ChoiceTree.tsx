import { OrgTreeSelect, TreeSelect } from '@/ui/tree/TreeSelect';
import type { RecordId } from '@/lib/record/ServerRecord';
import { textOf } from '@/lib/record/ServerRecord';
import type { ChoiceSource, InputProps } from '../Field';
import { type Choice, useChoices } from './useChoices';

interface Props extends InputProps {
  label: string;
  source: ChoiceSource;
  /** The value without a choice. */
  none?: RecordId;
  noneText?: string;
  organisations?: boolean;
  /** A node that cannot be chosen, with all below it: a record cannot lie below itself. */
  without?: string;
}

/** The choices without a node and all below it. Parents come before their children. */
export function withoutBranch(choices: readonly Choice[], id: string | undefined): readonly Choice[] {
  if (id === undefined) return choices;
  const gone = new Set<unknown>([id]);
  return choices.filter((choice) => {
    const isGone = gone.has(choice.id) || gone.has(choice.parentId);
    if (isGone) gone.add(choice.id);
    return !isGone;
  });
}

/** Chooses a node of a tree. The value is its id as the server sends it. */
export function ChoiceTree({ label, source, none = '', noneText, organisations, without, ...field }: Props) {
  const { id = '', value, onChange } = field;
  const { choices, problem } = useChoices(source);
  const text = textOf(value);
  const Picker = organisations ? OrgTreeSelect : TreeSelect;
  return (
    <Picker
      id={id}
      label={label}
      records={withoutBranch(choices, without)}
      placeholder={problem ? `${label}${problem}` : (noneText ?? `请选择${label}`)}
      value={text === '' || text === String(none) ? undefined : text}
      onChange={(chosen) => onChange?.(choices.find((choice) => choice.id === chosen)?.value ?? none)}
    />
  );
}
