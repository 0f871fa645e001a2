import { Button, Select } from 'antd';
import { isId, type RecordId } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import type { ChoiceSource, InputProps } from '../Field';
import { useChoices } from './useChoices';

interface Props extends InputProps {
  source: ChoiceSource;
  many?: boolean;
}

/** Chooses one record of a list, or several. The value is the id, or ids, as the server sends them. */
export function ChoiceSelect({ source, many = false, value, onChange, ...field }: Props) {
  const { choices, isFetching, problem, retry } = useChoices(source);
  const chosen = (Array.isArray(value) ? value : [value]).filter(isId).filter((id) => id !== '');
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
      <Select<RecordId[]> {...common} mode="multiple" value={chosen.map(valueOf)} onChange={(ids) => onChange?.(ids)} />
    );
  }
  const [one] = chosen;
  return (
    <Select<RecordId | null>
      {...common}
      value={one === undefined ? null : valueOf(one)}
      onChange={(id) => onChange?.(id ?? '')}
    />
  );
}
