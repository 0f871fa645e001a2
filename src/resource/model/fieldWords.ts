import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { dayText, timeText } from '@/lib/time/readTime';
import { dateText } from '@/lib/time/typedDate';
import type { Field } from './Field';
import { wordsOf } from './FieldBase';
import { isNo, isYes } from './kinds';

/** The label of a value of a dictionary, or of several. */
export type LabelOf = (dict: string, value: string) => string;

/** The value of a field as people read it, as a text: for files and heads. The unit of a number is left out. */
export function fieldWords(field: Field, record: ServerRecord, labelOf: LabelOf): string {
  const value = valueAt(record, field.name);
  const text = textOf(value);
  switch (field.kind) {
    case 'dict':
      return labelOf(field.dict, text);
    case 'options':
      return field.options.find((option) => option.value === text)?.label ?? text;
    case 'flag':
      return isYes(value) ? '是' : isNo(value) ? '否' : text;
    case 'day':
      return dayText(value);
    case 'time':
      return timeText(value);
    case 'month':
      return dateText('month', value);
    case 'number':
      return text !== '' && field.decimals !== undefined ? Number(text).toFixed(field.decimals) : text;
    default:
      return wordsOf(field, record) || text;
  }
}
