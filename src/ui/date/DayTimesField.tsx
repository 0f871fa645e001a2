import { Flex } from 'antd';
import { useRef } from 'react';
import { DateField, type Period, PeriodField } from './DateField';

interface Props extends Omit<Parameters<typeof PeriodField>[0], 'kind' | 'value' | 'onChange' | 'id'> {
  id?: string | undefined;
  label: string;
  day: string;
  clocks: Period;
  onChange: (day: string, clocks: Period) => void;
}

/** A field for a day and two times of it. It is left once the focus is in neither. */
export function DayTimesField({ id, label, day, clocks, onChange, onBlur, ...field }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const leave: Props['onBlur'] = (event, info) => {
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
