import type { FormRule } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import { validators } from '@/lib/validators';
import type { Field } from './Field';
import { formOf } from './FieldBase';
import { kindOf, saved } from './Field';

/** A rule whose message is what `complaint` says of a value; an empty one lets it pass. */
const rule = (complaint: (value: unknown) => string): FormRule => ({
  validator: (_rule, value: unknown) => {
    const message = complaint(value);
    return message === '' ? Promise.resolve() : Promise.reject(new Error(message));
  },
});

/** A rule that is checked only by a save; its message goes with the next change. */
export const ON_SAVE = { validateTrigger: 'onSubmit' };

/** Whether something was typed or chosen; blanks are nothing. */
const isGiven = (field: Field, value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : textOf(value).trim() !== '' && kindOf(field).isBlank?.(value) !== true;

/** What asks for a value: 请输入姓名, 请输入 IP 地址. */
export const askFor = (verb: string, label: string): string => `请${verb}${/^\w/.test(label) ? ' ' : ''}${label}`;

function required(field: Field): FormRule {
  const message = askFor(kindOf(field).verb, field.label);
  return { required: true, ...rule((value) => (isGiven(field, value) ? '' : message)), message };
}

/**
 * The rules of a field: required, its format (`rule`), its kind, and its own ones. Only the first that fails is shown.
 *
 * @param masked the value, where the server has hidden a part of it: it passes while it is unchanged
 * @param before what the record holds, where it is an edit
 */
export function fieldRules(field: Field, masked?: string, before?: unknown): FormRule[] {
  const { required: isRequired = false, rule: name, rules = [] } = formOf(field);
  const ofForm = (value: unknown) => {
    const text = textOf(saved(field, value));
    return !name || text === '' || text === masked || validators[name].test(text) ? '' : validators[name].message;
  };
  const emptied = (value: unknown) => (isGiven(field, before) && !isGiven(field, value) ? '该字段不能清空' : '');
  return [
    ...(field.keepsValue ? [rule(emptied)] : []),
    ...(isRequired ? [required(field)] : []),
    rule(ofForm),
    { ...rule((value) => kindOf(field).check(value, field)), ...(kindOf(field).isCheckedLast && ON_SAVE) },
    ...rules,
  ];
}
