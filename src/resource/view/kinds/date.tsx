import { textOf } from '@/lib/record/ServerRecord';
import { dayText, timeText } from '@/lib/time/readTime';
import { DATE_KINDS, type DateKind, dateText, isDateOrEmpty, typedDate } from '@/lib/time/typedDate';
import { DateField } from '@/ui/date/DateField';
import type { Kind } from '../../model/Kind';
import { chosen } from './typed';

const dateKind = (kind: DateKind, shown: (value: unknown) => string): Kind => ({
  ...chosen,
  holds: () => 'date',
  read: (value) => dateText(kind, value),
  save: (typed) => typedDate(kind, textOf(typed)),
  check: (typed) => (isDateOrEmpty(kind, textOf(typed)) ? '' : DATE_KINDS[kind].hint),
  Input: ({ control: { value, onChange, ...control } }) => (
    <DateField {...control} kind={kind} value={textOf(value)} onChange={(date) => onChange?.(date)} />
  ),
  Value: ({ value }) => shown(value),
  isReadLate: true,
});

export const day = dateKind('day', dayText);
export const time = dateKind('time', timeText);
export const month = dateKind('month', (value) => dateText('month', value));
