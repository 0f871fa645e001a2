import { DatePicker, Flex } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ComponentProps, createContext, useContext, useRef } from 'react';
import { DATE_KINDS, type DateKind, readTyped, typedDate } from '@/lib/time/typedDate';

interface Typing {
  /** The texts of the inputs: one, or the two of a period. */
  texts: readonly string[];
  /** The names of the inputs, where no label stands before them. */
  labels?: readonly string[];
  isDate: (place: number) => boolean;
  onType: (place: number, text: string) => void;
  /** An input was left, or Enter pressed in it; `isWhole`: the focus did not go to the other input of the period. */
  onLeave: (isWhole: boolean) => void;
}

const TypingContext = createContext<Typing>({
  texts: [],
  isDate: () => false,
  onType: () => undefined,
  onLeave: () => undefined,
});

interface Props extends ComponentProps<'input'> {
  /** Which input of a period it is; antd sets it. */
  'date-range'?: 'start' | 'end';
}

/**
 * The input of antd's pickers. It shows what is typed until it is left: antd would overwrite it with each text that can
 * be read, and drop all others. Enter goes on to the next input and does not send the form.
 */
function TypedInput({ onBlur, onKeyDown, ...input }: Props) {
  const { texts, labels, isDate, onType, onLeave } = useContext(TypingContext);
  const place = input['date-range'] === 'end' ? 1 : 0;
  return (
    <input
      {...input}
      {...(labels && { 'aria-label': labels[place] })}
      value={texts[place] ?? ''}
      onChange={({ target }) => onType(place, target.value)}
      onBlur={(event) => {
        onLeave(!event.currentTarget.closest('.ant-picker')?.contains(event.relatedTarget));
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
        if (isEnter) onLeave(false);
        onKeyDown?.(event);
        if (!isEnter) return;
        event.preventDefault();
        // antd notices the date some tasks later and moves the focus later still; the next key may come before.
        if (isDate(place))
          event.currentTarget.closest('.ant-picker')?.querySelector<HTMLElement>('[date-range=end]')?.focus();
      }}
    />
  );
}

const PICKERS = { day: 'date', time: 'date', month: 'month', clock: 'time' } as const;
const COMPONENTS = { input: TypedInput };
const WIDE = { width: '100%' };

/** What the inputs of a picker do, and the dates that it marks. */
function useTyping(kind: DateKind, texts: readonly string[], onChange: (texts: string[]) => void) {
  const change = (next: string[]) => {
    if (next.some((text, place) => text !== texts[place])) onChange(next);
  };
  return {
    dates: texts.map((text) => {
      const time = readTyped(kind, text);
      return time ? dayjs(time) : null;
    }),
    typing: {
      texts,
      isDate: (place: number) => readTyped(kind, texts[place] ?? '') !== undefined,
      onType: (place: number, typed: string) => change(texts.map((text, at) => (at === place ? typed : text))),
      onLeave: (isWhole: boolean) => {
        const read = texts.map((text) => typedDate(kind, text));
        const areDates = texts.every((text) => readTyped(kind, text));
        change(isWhole && areDates ? read.sort() : read);
      },
    },
    /** Writes the chosen dates. Where none is chosen, a text that cannot be read stays. */
    choose: (chosen: readonly (Dayjs | null | undefined)[]) =>
      change(
        texts.map((text, place) => {
          const date = chosen[place];
          if (date) return DATE_KINDS[kind].write(date.toDate());
          return readTyped(kind, text) ? '' : text;
        }),
      ),
    clear: () => onChange(texts.map(() => '')),
  };
}

type Single = Pick<ComponentProps<typeof DatePicker>, 'id' | 'onBlur' | 'onFocus' | 'disabled' | 'aria-label'>;

interface DateFieldProps extends Single {
  kind: DateKind;
  /** What is typed or chosen: once the field was left, as it is saved, or a text that cannot be read. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for a day, a time, a month or a time of the day, typed in any usual writing or chosen. */
export function DateField({ kind, value, onChange, ...field }: DateFieldProps) {
  const { dates, typing, choose, clear } = useTyping(kind, [value], ([text = '']) => onChange(text));
  return (
    <TypingContext value={typing}>
      <DatePicker
        {...field}
        style={WIDE}
        components={COMPONENTS}
        picker={PICKERS[kind]}
        showTime={kind === 'time'}
        format={DATE_KINDS[kind].format}
        previewValue={false}
        value={dates[0] ?? null}
        onCalendarChange={(day) => choose([day].flat())}
        onClear={clear}
      />
    </TypingContext>
  );
}

/** The two texts of a period; an empty one is an open end. */
export type Period = readonly [from: string, to: string];

type Range = ComponentProps<typeof DatePicker.RangePicker>;

interface PeriodFieldProps extends Pick<Range, 'onBlur' | 'onFocus' | 'status' | 'aria-describedby'> {
  id?: string | undefined;
  kind: DateKind;
  value: Period;
  onChange: (value: Period) => void;
}

const PLACEHOLDERS: Readonly<Record<DateKind, [string, string]>> = {
  day: ['开始日期', '结束日期'],
  time: ['开始时间', '结束时间'],
  month: ['开始月份', '结束月份'],
  clock: ['开始', '结束'],
};

/** A field for the beginning and the end of a period; either may be left out. */
export function PeriodField({ id, kind, value, onChange, ...field }: PeriodFieldProps) {
  const { dates, typing, choose, clear } = useTyping(kind, value, ([from = '', to = '']) => onChange([from, to]));
  return (
    <TypingContext value={kind === 'clock' ? { ...typing, labels: PLACEHOLDERS.clock } : typing}>
      <DatePicker.RangePicker
        {...field}
        {...(id !== undefined && { id: { start: id, end: `${id}-end` } })}
        style={WIDE}
        components={COMPONENTS}
        picker={PICKERS[kind]}
        showTime={kind === 'time'}
        format={DATE_KINDS[kind].format}
        placeholder={PLACEHOLDERS[kind]}
        allowEmpty
        value={[dates[0] ?? null, dates[1] ?? null]}
        onCalendarChange={choose}
        onClear={clear}
      />
    </TypingContext>
  );
}

interface DayTimesProps extends Omit<Parameters<typeof PeriodField>[0], 'kind' | 'value' | 'onChange' | 'id'> {
  id?: string | undefined;
  label: string;
  day: string;
  clocks: Period;
  onChange: (day: string, clocks: Period) => void;
}

/** A field for a day and two times of it. It is left once the focus is in neither. */
export function DayTimesField({ id, label, day, clocks, onChange, onBlur, ...field }: DayTimesProps) {
  const group = useRef<HTMLDivElement>(null);
  const leave: DayTimesProps['onBlur'] = (event, info) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.(event, info);
  };
  return (
    <Flex ref={group} gap="small" role="group" aria-label={label}>
      <DateField
        {...field}
        {...(id !== undefined && { id })}
        kind="day"
        value={day}
        onChange={(next) => onChange(next, clocks)}
        onBlur={leave}
      />
      <PeriodField
        {...field}
        {...(id !== undefined && { id: `${id}-times` })}
        kind="clock"
        value={clocks}
        onChange={(next) => onChange(day, next)}
        onBlur={leave}
      />
    </Flex>
  );
}
