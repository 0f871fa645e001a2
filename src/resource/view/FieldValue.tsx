import dayjs from 'dayjs';
import { DictText } from '@/features/dict/DictFields';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { TIME_FORMAT } from '@/lib/time/timeFormat';
import { RichTextView } from '@/ui/richText/RichTextView';
import { useChoices } from '../form/useChoices';
import { type ChoiceSource, columnOf, type Field } from '../Field';
import styles from './FieldValue.module.css';

function ChoiceNames({ source, value }: { source: ChoiceSource; value: unknown }) {
  const { choices } = useChoices(source);
  const ids = (Array.isArray(value) ? (value as unknown[]) : [value]).map(textOf).filter((id) => id !== '');
  return ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? id).join('，');
}

/** Longer JSON is shown as it came: formatting it would stop the page. */
const MAX_JSON = 200_000;

/** JSON with a line for each member; another text, or a very long one, as it is. */
function formatJson(text: string): string {
  if (text.length > MAX_JSON) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const amount = (text: string, { decimals, unit = '' }: { decimals?: number; unit?: string }): string => {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  const shown = decimals
    ? number.toLocaleString('zh-CN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    : text;
  return unit === '' ? shown : `${shown} ${unit}`;
};

/** A time as `YYYY-MM-DD HH:mm:ss`: milliseconds since 1970 and ISO times in local time, other texts as they are. */
function timeText(value: unknown): string {
  const text = textOf(value);
  const isTime = typeof value === 'number' || /^\d{4}-\d{2}-\d{2}T/.test(text);
  const time = dayjs(typeof value === 'number' ? value : text);
  return isTime && time.isValid() ? time.format(TIME_FORMAT) : text;
}

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record }: { field: Field; record: ServerRecord }) {
  const value = valueAt(record, field.name);
  const text = textOf(value);
  const { render } = columnOf(field);
  if (render) return render(record);
  switch (field.kind) {
    case 'dict':
      return <DictText type={field.dict} value={text} />;
    case 'options':
      return field.options.find((option) => option.value === text)?.label ?? text;
    case 'choice':
    case 'checks':
      return <ChoiceNames source={field.source} value={value} />;
    case 'tree':
      if (text === String(field.none ?? '')) return field.noneText ?? '';
      return <ChoiceNames source={field.source} value={value} />;
    case 'flag':
      return text === '' ? '' : text === 'true' ? '是' : '否';
    case 'number':
      return amount(text, field);
    case 'months':
      return [text, textOf(valueAt(record, field.to))].filter(Boolean).join(' 至 ');
    case 'day':
      return text.slice(0, 10);
    case 'time':
      return timeText(value);
    case 'html':
      return <RichTextView html={text} />;
    case 'json':
      return <pre className={styles.json}>{formatJson(text)}</pre>;
    case 'password':
      return '';
    default:
      return text;
  }
}
