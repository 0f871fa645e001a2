import { Switch } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import type { Kind } from './Kind';
import { options } from './options';

const WORDS = { true: '是', false: '否' };
const OPTIONS = Object.entries(WORDS).map(([value, label]) => ({ value, label }));

/** Yes or no, `true` or `false`. */
export const flag: Kind = {
  ...options,
  read: (value) => textOf(value) === 'true',
  Input({ control, field, inQuery }) {
    if (inQuery) return options.Input({ control, field: { ...field, options: OPTIONS }, inQuery });
    const { value, onChange, ...own } = control;
    return <Switch {...own} checked={value === true} onChange={(on) => onChange?.(on)} />;
  },
  Value: ({ field, value }) => options.Value({ field: { ...field, options: OPTIONS }, value }),
};
