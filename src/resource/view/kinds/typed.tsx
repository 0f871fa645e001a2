import { Input } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import { typedText } from '@/lib/validators';
import { type FieldBase, formOf, type InputProps } from '../../model/FieldBase';
import type { Kind } from '../../model/Kind';

const MAX_TEXT = 100;
const MAX_LINES = 500;

/** Common to kinds that hold one text, which is chosen and not typed. */
export const chosen = {
  verb: '选择',
  holds: () => 'one',
  read: textOf,
  /** Without the blanks around it. */
  save: (typed: unknown, field: FieldBase): unknown =>
    typeof typed === 'string' ? typedText(formOf(field).rule, typed) : typed,
  check: () => '',
} as const satisfies Partial<Kind>;

/** The properties of an input that is typed into. */
export const typing = ({ value, onChange, ...control }: InputProps) => ({
  ...control,
  value: textOf(value),
  autoComplete: 'off',
  onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
});

const lengthCheck = (longest: number, save: Kind['save'] = chosen.save): Kind['check'] =>
  function (typed, field) {
    const { max = longest } = formOf(field);
    return [...textOf(save(typed, field))].length > max ? `${field.label}长度不能超过${max}个字符` : '';
  };

export const text: Kind = {
  ...chosen,
  verb: '输入',
  check: lengthCheck(MAX_TEXT),
  Input({ field, control }) {
    const { wide, max, rule } = formOf(field);
    // The characters of a full-width text with a limit are counted.
    const count = wide && max !== undefined ? { show: true, max } : {};
    return <Input {...typing(control)} count={count} inputMode={rule === 'phone' ? 'tel' : 'text'} />;
  },
  Value: ({ value }) => textOf(value),
  isCut: true,
};

export const lines: Kind = {
  ...text,
  check: lengthCheck(MAX_LINES),
  Input: ({ control }) => <Input.TextArea {...typing(control)} rows={3} />,
  isWide: true,
  isLong: true,
};

const asTyped = (typed: unknown) => typed;

export const password: Kind = {
  ...chosen,
  verb: '输入',
  read: () => '',
  save: asTyped,
  check: lengthCheck(MAX_TEXT, asTyped),
  Input: ({ control }) => <Input.Password {...typing(control)} autoComplete="new-password" />,
  Value: () => '',
  isSecret: true,
};

/** Drawn by `form.Input` and `column.render`. */
export const custom: Kind = { ...text, verb: '选择', holds: () => 'any', read: asTyped, check: () => '' };
