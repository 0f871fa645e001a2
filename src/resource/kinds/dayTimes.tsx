import { textOf } from '@/lib/record/ServerRecord';
import { readTime, timeText, writeClock, writeDay } from '@/lib/time/readTime';
import { DATE_KINDS, isDateOrEmpty, typedDate } from '@/lib/time/typedDate';
import { DayTimesField } from '@/ui/date/DateField';
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
  check(typed, field) {
    if (!textOf(typed).includes(SIGN)) return time.check(typed, field);
    const [day = '', clock = ''] = split(typed);
    if (day === '' && clock === '') return '';
    if (day === '' || !isDateOrEmpty('day', day)) return DATE_KINDS.day.hint;
    return clock !== '' && isDateOrEmpty('clock', clock) ? '' : DATE_KINDS.clock.hint;
  },
  Pair({ field, control: { value, onChange, ...control } }) {
    const parts = [textOf(partOf(value, 0)), textOf(partOf(value, 1))];
    const [[first = '', begin = ''] = [], [last = '', end = ''] = []] = parts.map(split);
    const day = first || last;
    if (parts.some((part) => part !== '' && (!part.includes(SIGN) || split(part)[0] !== day))) {
      const times = parts.map((part) => part.replace(SIGN, ' '));
      return time.Pair?.({ field, control: { ...control, value: times, onChange: (next) => onChange?.(next) } });
    }
    const clocks = [begin, end] as const;
    return (
      <DayTimesField
        {...control}
        label={field.label}
        day={day}
        clocks={clocks}
        onChange={(on, next) =>
          onChange?.(
            parts.map((part, place) => {
              const clock = next[place] ?? '';
              const stays = clock === clocks[place] && (on === day || (part === '' && day !== ''));
              return stays ? part : on || clock ? on + SIGN + clock : '';
            }),
          )
        }
      />
    );
  },
  PairValue({ value }) {
    const [begin, end] = [readTime(partOf(value, 0)), readTime(partOf(value, 1))];
    return begin && end && writeDay(begin) === writeDay(end)
      ? `${writeDay(begin)} ${writeClock(begin)} 至 ${writeClock(end)}`
      : [value].flat().map(timeText).filter(Boolean).join(' 至 ');
  },
};
