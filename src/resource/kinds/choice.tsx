import { Button, Select } from 'antd';
import { isId, type RecordId } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import type { InputProps } from '../Field';
import type { Kind } from './Kind';
import { chosen } from './text';
import { ChoiceNames, type ChoiceSource, idsIn, useChoices } from './useChoices';

interface Settings {
  source: ChoiceSource;
  many?: boolean | undefined;
}

/** Chooses one record of a list, or several. The value is the id, or ids, as the server sends them. */
function ChoiceSelect({ source, many = false, value, onChange, ...field }: InputProps & Settings) {
  const { choices, isFetching, problem, retry } = useChoices(source);
  const ids = [value]
    .flat()
    .filter(isId)
    .filter((id) => id !== '');
  // A value of another JSON type is the same choice.
  const valueOf = (id: RecordId) => choices.find((choice) => choice.id === String(id))?.value ?? id;
  const common = {
    ...field,
    allowClear,
    showSearch: { optionFilterProp: 'label' },
    placeholder: '请选择',
    loading: isFetching,
    options: choices.map(({ value: id, name, disabled }) => ({ value: id, label: name, disabled })),
    notFoundContent: problem ? (
      <>
        {problem}
        {retry && (
          <Button type="link" onClick={retry}>
            重试
          </Button>
        )}
      </>
    ) : (
      '暂无数据'
    ),
  };
  if (many) {
    return (
      <Select<RecordId[]> {...common} mode="multiple" value={ids.map(valueOf)} onChange={(next) => onChange?.(next)} />
    );
  }
  const [one] = ids;
  return (
    <Select<RecordId | null>
      {...common}
      value={one === undefined ? null : valueOf(one)}
      onChange={(id) => onChange?.(id ?? '')}
    />
  );
}

/** One record of a list, or several; the form holds ids as the server sends them. */
export const choice: Kind<Settings> = {
  ...chosen,
  holds: ({ many }) => (many ? 'ids' : 'id'),
  read: (value, { many }) => (many ? idsIn(value) : (value ?? '')),
  Input: ({ field, control, inQuery }) => (
    <ChoiceSelect {...control} source={field.source} many={!inQuery && field.many} />
  ),
  Value: ({ field, value }) => <ChoiceNames source={field.source} value={value} />,
};
