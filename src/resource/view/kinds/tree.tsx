import { withoutBranch } from '@/ui/tree/indexTree';
import { OrgTreeSelect, TreeSelect } from '@/ui/tree/TreeSelect';
import { textOf } from '@/lib/record/ServerRecord';
import type { FieldBase, InputProps } from '../../model/FieldBase';
import { useChoices } from '../../data/useChoices';
import type { TreeSettings } from '../../model/kinds';
import { ChoiceNames } from './choice';
import type { KindView } from './KindView';

interface Props extends InputProps {
  field: FieldBase & TreeSettings;
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

export const tree: KindView<TreeSettings> = {
  Input({ field, recordId, isPlace, control, inQuery }) {
    const { none: _none, noneText: _noneText, ...asked } = field;
    // Another tree may have a node with the same id.
    return <ChoiceTree {...control} field={inQuery ? asked : field} without={isPlace ? recordId : undefined} />;
  },
  Value: ({ field: { source, none = '', noneText = '' }, value }) =>
    textOf(value) === String(none) ? noneText : <ChoiceNames source={source} value={value} />,
};
