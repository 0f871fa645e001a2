import { textOf } from '@/lib/record/ServerRecord';
import { readTime, writeClock, writeDay } from '@/lib/time/readTime';
import { DATE_KINDS, isDateOrEmpty, typedDate } from '@/lib/time/typedDate';
import { DayTimesField } from '@/ui/date/DayTimesField';
import { partOf } from '../Field';
import { time } from './date';
import type { Kind } from './Kind';

/** Stands between day and time in the control, where nobody types it; `readTime` takes it for a blank. */
const SIGN = '\t';
const split = (typed: unknown): readonly string[] => textOf(typed).split(SIGN);

/** The beginning and the end of something that lasts some hours of one day: two properties, each with day and time. */
export const dayTimes: Kind<{ names: readonly [begin: string, end: string] }> = {
  ...time,
  read(value) {
    const at = readTime(value);
    return at ? `${writeDay(at)}${SIGN}${writeClock(at)}` : textOf(value);
  },
  save: (typed) => typedDate('time', textOf(typed)),
  check(typed) {
    const [day = '', clock = ''] = split(typed);
    if (day === '' && clock === '') return '';
    if (day === '' || !isDateOrEmpty('day', day)) return DATE_KINDS.day.hint;
    return clock !== '' && isDateOrEmpty('clock', clock) ? '' : DATE_KINDS.clock.hint;
  },
  Pair({ control: { value, onChange, ...control } }) {
    const [day = '', begin = ''] = split(partOf(value, 0));
    const [, end = ''] = split(partOf(value, 1));
    return (
      <DayTimesField
        {...control}
        day={day}
        clocks={[begin, end]}
        onChange={(on, clocks) => onChange?.(clocks.map((clock) => (on || clock ? on + SIGN + clock : '')))}
      />
    );
  },
  PairValue({ value }) {
    const [begin, end] = [readTime(partOf(value, 0)), readTime(partOf(value, 1))];
    return begin && end && writeDay(begin) === writeDay(end)
      ? `${writeDay(begin)} ${writeClock(begin)} 至 ${writeClock(end)}`
      : [value].flat().map(textOf).filter(Boolean).join(' 至 ');
  },
};
