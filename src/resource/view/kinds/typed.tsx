import { Input } from 'antd';
import { numberText } from '@/lib/numberText';
import { textOf } from '@/lib/record/ServerRecord';
import { dayText, timeText } from '@/lib/time/readTime';
import { type DateKind, dateText } from '@/lib/time/typedDate';
import { DateField } from '@/ui/date/DateField';
import { formOf, type InputProps } from '../../model/FieldBase';
import { KINDS, type NumberSettings } from '../../model/kinds';
import styles from './json.module.css';
import { formatJson } from './formatJson';
import type { KindView } from './KindView';

/** The properties of an input that is typed into. */
const typing = ({ value, onChange, ...control }: InputProps) => ({
  ...control,
  value: textOf(value),
  autoComplete: 'off',
  onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
});

export const text: KindView = {
  Input({ field, control }) {
    const { wide, max, rule } = formOf(field);
    // The characters of a full-width text with a limit are counted.
    const count = wide && max !== undefined ? { show: true, max } : {};
    return <Input {...typing(control)} count={count} {...(rule === 'phone' && { inputMode: 'tel' })} />;
  },
  Value: ({ value }) => textOf(value),
};

export const lines: KindView = {
  ...text,
  Input: ({ control }) => <Input.TextArea {...typing(control)} rows={3} />,
};

export const password: KindView = {
  Input: ({ control }) => <Input.Password {...typing(control)} autoComplete="new-password" />,
  Value: () => '',
};

export const json: KindView = {
  ...lines,
  Value: ({ value }) => <pre className={styles.json}>{formatJson(textOf(value))}</pre>,
};

export const number: KindView<NumberSettings> = {
  // Text, so that what is not a number stays visible and is reported.
  Input: ({ field, control }) => (
    <Input
      {...typing(control)}
      inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
      suffix={field.unit}
      onBlur={() => control.onChange?.(KINDS.number.save(textOf(control.value), field))}
    />
  ),
  Value({ value, field: { decimals, unit = '' } }) {
    const sent = textOf(value);
    if (sent === '' || !Number.isFinite(Number(sent))) return sent;
    return `${decimals ? numberText(Number(sent), decimals) : sent} ${unit}`.trim();
  },
};

const dateView = (kind: DateKind, shown: (value: unknown) => string): KindView => ({
  Input: ({ control: { value, onChange, ...control } }) => (
    <DateField {...control} kind={kind} value={textOf(value)} onChange={(date) => onChange?.(date)} />
  ),
  Value: ({ value }) => shown(value),
});

export const day = dateView('day', dayText);
export const time = dateView('time', timeText);
export const month = dateView('month', (value) => dateText('month', value));
