import { withoutBranch } from '@/ui/tree/indexTree';
import { OrgTreeSelect, TreeSelect } from '@/ui/tree/TreeSelect';
import { type RecordId, textOf } from '@/lib/record/ServerRecord';
import type { FieldBase, InputProps } from '../../model/FieldBase';
import type { Kind } from '../../model/Kind';
import { chosen } from './typed';
import { ChoiceNames, type ChoiceSource, useChoices } from '../../data/useChoices';

interface Settings {
  source: ChoiceSource;
  /** The value without a choice, such as 0 for a root. */
  none?: RecordId;
  noneText?: string;
  organisations?: boolean;
}

interface Props extends InputProps {
  field: FieldBase & Settings;
  /** A node that cannot be chosen, with all below it: a record cannot lie below itself. */
  without?: string | undefined;
}

function ChoiceTree({ field, without, ...control }: Props) {
  const { label, source, none = '', noneText, organisations } = field;
  const { id = '', value, onChange } = control;
  const { choices, problem } = useChoices(source);
  const text = textOf(value);
  const Picker = organisations ? OrgTreeSelect : TreeSelect;
  return (
    <Picker
      id={id}
      label={control['aria-label'] ?? label}
      records={withoutBranch(choices, without)}
      placeholder={problem ? `${label}${problem}` : (noneText ?? `请选择${label}`)}
      value={text === '' || text === String(none) ? undefined : text}
      onChange={(next) => onChange?.(choices.find((choice) => choice.id === next)?.value ?? none)}
    />
  );
}

/** One node of a tree; the form holds its id as the server sends it. */
export const tree: Kind<Settings> = {
  ...chosen,
  holds: () => 'id',
  read: (value, { none = '' }) => value ?? none,
  Input({ field, recordId, isPlace, control, inQuery }) {
    const { none: _none, noneText: _noneText, ...asked } = field;
    // Another tree may have a node with the same id.
    return <ChoiceTree {...control} field={inQuery ? asked : field} without={isPlace ? recordId : undefined} />;
  },
  Value: ({ field: { source, none = '', noneText = '' }, value }) =>
    textOf(value) === String(none) ? noneText : <ChoiceNames source={source} value={value} />,
};
