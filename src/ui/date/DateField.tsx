import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ComponentProps, createContext, useContext } from 'react';
import { isComposing } from '@/lib/isComposing';
import { DATE_KINDS, type DateKind, readTyped, typedDate } from '@/lib/time/typedDate';

interface Typing {
  kind: DateKind;
  /** The texts of the inputs: one, or the two of a period. */
  texts: readonly string[];
  change: (texts: string[]) => void;
}

const TypingContext = createContext<Typing>({ kind: 'day', texts: [], change: () => undefined });

interface InputProps extends ComponentProps<'input'> {
  /** Which input of a period it is; antd sets it. */
  'date-range'?: 'start' | 'end';
}

/**
 * The input of antd's pickers. It shows what is typed until it is left: antd would overwrite it with each text that can
 * be read, and drop all others. Enter goes on to the next input and does not send the form.
 */
function TypedInput({ onBlur, onKeyDown, ...input }: InputProps) {
  const { kind, texts, change } = useContext(TypingContext);
  const place = input['date-range'] === 'end' ? 1 : 0;
  /** Reads what was typed; a period that is left as a whole has its earlier day first. */
  const read = (isWhole: boolean) => {
    const dates = texts.map((text) => typedDate(kind, text));
    change(isWhole && texts.every((text) => readTyped(kind, text)) ? dates.sort() : dates);
  };
  return (
    <input
      {...input}
      // The label of the field names the first input only.
      {...(place === 1 && { 'aria-label': input.placeholder })}
      value={texts[place] ?? ''}
      onChange={({ target }) => change(texts.map((text, at) => (at === place ? target.value : text)))}
      onBlur={(event) => {
        read(!event.currentTarget.closest('.ant-picker')?.contains(event.relatedTarget));
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter that chooses a word of the input method is none of antd's either.
        if (isComposing(event.nativeEvent)) return;
        const isEnter = event.key === 'Enter';
        if (isEnter) read(false);
        onKeyDown?.(event);
        if (!isEnter) return;
        event.preventDefault();
        // antd notices the date some tasks later and moves the focus later still; the next key may come before.
        if (readTyped(kind, texts[place] ?? ''))
          event.currentTarget.closest('.ant-picker')?.querySelector<HTMLElement>('[date-range=end]')?.focus();
      }}
    />
  );
}

const COMPONENTS = { input: TypedInput };
const WIDE = { width: '100%' };

/** What both pickers need: what their inputs do, the dates that they mark, and what becomes of a choice. */
function pickerOf(kind: DateKind, texts: readonly string[], onChange: (texts: string[]) => void) {
  const change = (next: string[]) => {
    if (next.some((text, place) => text !== texts[place])) onChange(next);
  };
  const dates = texts.map((text) => {
    const time = readTyped(kind, text);
    return time ? dayjs(time) : null;
  });
  return {
    typing: { kind, texts, change },
    dates,
    /** Writes the chosen dates. Where none is chosen, a text that cannot be read stays. */
    choose: (chosen: readonly (Dayjs | null | undefined)[]) =>
      change(
        texts.map((text, place) => {
          const date = chosen[place];
          if (date) return DATE_KINDS[kind].write(date.toDate());
          return dates[place] ? '' : text;
        }),
      ),
    shared: {
      style: WIDE,
      components: COMPONENTS,
      format: DATE_KINDS[kind].format,
      onClear: () => onChange(texts.map(() => '')),
    },
  };
}

interface DateFieldProps extends Pick<
  ComponentProps<typeof DatePicker>,
  'id' | 'onBlur' | 'onFocus' | 'disabled' | 'aria-label'
> {
  kind: DateKind;
  /** What is typed or chosen: once the field was left, as it is saved, or a text that cannot be read. */
  value: string;
  onChange: (value: string) => void;
}

/** A field for a day, a time or a month, typed in any usual writing or chosen. */
export function DateField({ kind, value, onChange, ...field }: DateFieldProps) {
  const { typing, dates, choose, shared } = pickerOf(kind, [value], ([text = '']) => onChange(text));
  return (
    <TypingContext value={typing}>
      <DatePicker
        {...field}
        {...shared}
        picker={kind === 'month' ? 'month' : 'date'}
        showTime={kind === 'time'}
        previewValue={false}
        value={dates[0] ?? null}
        onCalendarChange={(day) => choose([day].flat())}
      />
    </TypingContext>
  );
}

/** The two texts of a period; an empty one is an open end. */
export type Period = readonly [from: string, to: string];

type Range = ComponentProps<typeof DatePicker.RangePicker>;

interface PeriodFieldProps extends Pick<Range, 'onBlur' | 'onFocus' | 'status' | 'aria-describedby'> {
  id: string;
  value: Period;
  onChange: (value: Period) => void;
}

/** A field for the first and the last day of a period; either may be left out. */
export function PeriodField({ id, value, onChange, ...field }: PeriodFieldProps) {
  const { typing, dates, choose, shared } = pickerOf('day', value, ([from = '', to = '']) => onChange([from, to]));
  return (
    <TypingContext value={typing}>
      <DatePicker.RangePicker
        {...field}
        {...shared}
        id={{ start: id, end: `${id}-end` }}
        placeholder={['开始日期', '结束日期']}
        allowEmpty
        value={[dates[0] ?? null, dates[1] ?? null]}
        onCalendarChange={choose}
      />
    </TypingContext>
  );
}
