import { withoutBranch } from '@/ui/tree/indexTree';
import { OrgTreeSelect, TreeSelect } from '@/ui/tree/TreeSelect';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { FieldBase, InputProps } from '../../model/FieldBase';
import { useChoices } from '../../data/useChoices';
import type { TreeSettings } from '../../model/kinds';
import { absentText, ChoiceNames } from './choice';
import type { KindView } from './KindView';

interface Props extends InputProps {
  field: FieldBase & TreeSettings;
  /** A node that cannot be chosen, with all below it: a record cannot lie below itself. */
  without?: string | undefined;
  /** The name of the chosen node, where the tree may not have it. */
  shown: string;
  values: ServerRecord | undefined;
  onChosen: ((record: ServerRecord) => void) | undefined;
}

function ChoiceTree({ field, without, shown, values, onChosen, ...control }: Props) {
  const { label, source, none = '', noneText, organisations, leavesOnly } = field;
  const { id = '', value, onChange } = control;
  const { choices, isFetching, problem } = useChoices(source, '', values);
  const text = textOf(value);
  const Picker = organisations ? OrgTreeSelect : TreeSelect;
  return (
    <Picker
      id={id}
      label={control['aria-label'] ?? label}
      records={withoutBranch(choices, without)}
      leavesOnly={leavesOnly}
      placeholder={problem ? `${label}${problem}` : (noneText ?? `请选择${label}`)}
      value={text === '' || text === String(none) ? undefined : text}
      absentText={shown || (isFetching ? '加载中...' : absentText(text, problem))}
      onChange={(next) => {
        const choice = choices.find(({ id: one }) => one === next);
        if (choice) onChosen?.(choice.record);
        onChange?.(choice?.value ?? none);
      }}
    />
  );
}

export const tree: KindView<TreeSettings> = {
  Input({ field, recordId, isPlace, control, inQuery, shown = '', values, onChosen }) {
    const { none: _none, noneText: _noneText, leavesOnly: _leavesOnly, ...asked } = field;
    // Another tree may have a node with the same id.
    const without = isPlace ? recordId : undefined;
    const rest = { without, shown, values, onChosen };
    return <ChoiceTree {...control} {...rest} field={inQuery ? asked : field} />;
  },
  Value: ({ field: { source, none = '', noneText = '' }, value }) =>
    textOf(value) === String(none) ? noneText : <ChoiceNames source={source} value={value} />,
};
