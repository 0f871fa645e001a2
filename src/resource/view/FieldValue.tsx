import { DictStatus, DictText } from '@/features/dict/DictFields';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { dayText, timeText } from '@/lib/time/readTime';
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

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record }: { field: Field; record: ServerRecord }) {
  const value = valueAt(record, field.name);
  const text = textOf(value);
  const { render } = columnOf(field);
  if (render) return render(record);
  switch (field.kind) {
    case 'dict':
      return field.status ? (
        <DictStatus type={field.dict} value={text} isResult={field.status === 'result'} />
      ) : (
        <DictText type={field.dict} value={text} />
      );
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
      return dayText(value);
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
