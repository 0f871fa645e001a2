import { Input } from 'antd';
import { readNumber } from '@/lib/readNumber';
import { isEmpty, textOf } from '@/lib/record/ServerRecord';
import type { Kind } from '../../model/Kind';
import { chosen, typing } from './typed';

interface Settings {
  min?: number;
  max?: number;
  /** 0 = an integer. */
  decimals?: number;
  unit?: string;
}

const saved = (typed: unknown) => (typeof typed === 'string' ? readNumber(typed) : typed);

export const number: Kind<Settings> = {
  ...chosen,
  verb: '输入',
  read(value) {
    const text = textOf(value);
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
  },
  save: saved,
  check(typed, { label, min = -Infinity, max = Infinity, decimals }) {
    const value = saved(typed);
    if (isEmpty(value)) return '';
    const isWhole = decimals === 0 ? Number.isSafeInteger(value) : Number.isFinite(value);
    if (typeof value === 'number' && isWhole && value >= min && value <= max) return '';
    const least = min === -Infinity ? '' : `不小于 ${min} `;
    const most = max === Infinity ? '' : `不大于 ${max} `;
    const within = least && most ? ` ${min} 至 ${max} ` : least + most;
    return `${label}应为${within}的${decimals === 0 ? '整数' : '数字'}`;
  },
  // Text, so that what is not a number stays visible and is reported.
  Input: ({ field, control }) => (
    <Input
      {...typing(control)}
      inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
      suffix={field.unit}
      onBlur={() => control.onChange?.(saved(textOf(control.value)))}
    />
  ),
  Value({ value, field: { decimals, unit = '' } }) {
    const text = textOf(value);
    const number = Number(text);
    if (text === '' || !Number.isFinite(number)) return text;
    const digits = decimals && { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return `${digits ? number.toLocaleString('zh-CN', digits) : text} ${unit}`.trim();
  },
  isNumeric: true,
};
