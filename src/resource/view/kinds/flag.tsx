import { Switch } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import type { Kind } from '../../model/Kind';
import { options } from './options';

const WORDS = { true: '是', false: '否' };
/** Words for yes; databases use 1 or Y. */
const YES = ['TRUE', '1', 'Y'];
const OPTIONS = Object.entries(WORDS).map(([value, label]) => ({ value, label }));

const NO = ['FALSE', '0', 'N'];
const isOff = (value: unknown): boolean => NO.includes(textOf(value).toUpperCase());
const isOn = (value: unknown): boolean => YES.includes(textOf(value).toUpperCase());

/** Yes or no; what is not a word for one of them is shown as it is. */
export const flag: Kind = {
  ...options,
  read: isOn,
  save: isOn,
  Input({ control, field, inQuery }) {
    if (inQuery) return options.Input({ control, field: { ...field, options: OPTIONS }, inQuery });
    const { value, onChange, ...own } = control;
    return <Switch {...own} checked={isOn(value)} onChange={(on) => onChange?.(on)} />;
  },
  Value: ({ field, value }) =>
    options.Value({ field: { ...field, options: OPTIONS }, value: isOn(value) || isOff(value) ? isOn(value) : value }),
};
