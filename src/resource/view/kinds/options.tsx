import { Radio, Select, Switch } from 'antd';
import { DictRadio, DictSelect, DictStatus, DictText } from '@/features/dict/DictFields';
import { textOf } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import { type DictSettings, isNo, isYes, type OptionsSettings } from '../../model/kinds';
import type { KindView } from './KindView';

export const options: KindView<OptionsSettings> = {
  Input({ field, control: { value, onChange, ...control }, inQuery }) {
    const given = { ...control, options: [...field.options] };
    const text = textOf(value);
    if (field.radio && !inQuery) {
      return <Radio.Group {...given} value={text} onChange={({ target }) => onChange?.(target.value)} />;
    }
    return (
      <Select
        {...given}
        allowClear={allowClear}
        placeholder={inQuery ? '全部' : '请选择'}
        value={text || null}
        onChange={(one) => onChange?.(one ?? '')}
      />
    );
  },
  Value: ({ field, value }) => {
    const text = textOf(value);
    return field.options.find((option) => option.value === text)?.label ?? text;
  },
};

const FLAGS = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
];

export const flag: KindView = {
  Input({ control, field, inQuery }) {
    if (inQuery) return options.Input({ control, field: { ...field, options: FLAGS }, inQuery });
    const { value, onChange, ...own } = control;
    return <Switch {...own} checked={isYes(value)} onChange={(on) => onChange?.(on)} />;
  },
  Value: ({ field, value }) =>
    options.Value({ field: { ...field, options: FLAGS }, value: isYes(value) || isNo(value) ? isYes(value) : value }),
};

export const dict: KindView<DictSettings> = {
  Input({ field: { dict: type, radio }, control: { value, onChange, ...control }, inQuery, more = [] }) {
    const given = { ...control, type, ...(inQuery && { placeholder: '全部', more, isFilter: true }) };
    const text = textOf(value);
    if (!radio || inQuery) {
      return <DictSelect {...given} value={text || null} onChange={(one) => onChange?.(one ?? '')} />;
    }
    return <DictRadio {...given} value={text} onChange={({ target }) => onChange?.(target.value)} />;
  },
  Value: ({ field: { dict: type, status }, value }) =>
    status ? (
      <DictStatus type={type} value={textOf(value)} isResult={status === 'result'} />
    ) : (
      <DictText type={type} value={textOf(value)} />
    ),
};
