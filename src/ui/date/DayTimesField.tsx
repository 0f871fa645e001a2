import { Flex } from 'antd';
import { DateField, type Period, PeriodField } from './DateField';

interface Props extends Omit<Parameters<typeof PeriodField>[0], 'kind' | 'value' | 'onChange' | 'id'> {
  id?: string | undefined;
  day: string;
  clocks: Period;
  onChange: (day: string, clocks: Period) => void;
}

/** A field for a day and two times of it. */
export const DayTimesField = ({ id, day, clocks, onChange, ...field }: Props) => (
  <Flex gap="small">
    <DateField
      {...field}
      {...(id !== undefined && { id })}
      kind="day"
      value={day}
      onChange={(next) => onChange(next, clocks)}
    />
    <PeriodField
      {...field}
      {...(id !== undefined && { id: `${id}-times` })}
      kind="clock"
      value={clocks}
      onChange={(next) => onChange(day, next)}
    />
  </Flex>
);
