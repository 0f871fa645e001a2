import { Switch } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import type { Kind } from './Kind';
import { options } from './options';

const WORDS = { true: '是', false: '否' };
const OPTIONS = Object.entries(WORDS).map(([value, label]) => ({ value, label }));

const isOn = (value: unknown): boolean => textOf(value) === 'true';

/** Yes or no, `true` or `false`. */
export const flag: Kind = {
  ...options,
  read: isOn,
  save: isOn,
  Input({ control, field, inQuery }) {
    if (inQuery) return options.Input({ control, field: { ...field, options: OPTIONS }, inQuery });
    const { value, onChange, ...own } = control;
    return <Switch {...own} checked={isOn(value)} onChange={(on) => onChange?.(on)} />;
  },
  Value: ({ field, value }) => options.Value({ field: { ...field, options: OPTIONS }, value }),
};
