import { Radio, Select } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import type { Kind } from '../../model/Kind';
import { chosen } from './typed';

interface Settings {
  options: readonly { value: string; label: string }[];
  /** Shows all options at once. */
  radio?: boolean;
}

/** One of a few values. */
export const options: Kind<Settings> = {
  ...chosen,
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
