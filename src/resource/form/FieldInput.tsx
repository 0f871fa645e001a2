import { Input, Radio, Select, Switch } from 'antd';
import type { ComponentProps } from 'react';
import { dialect } from '@/config/appConfig';
import { DictRadio, DictSelect } from '@/features/dict/DictFields';
import { textOf } from '@/lib/record/ServerRecord';
import { useAppDispatch } from '@/state/hooks';
import { allowClear } from '@/ui/antd/allowClear';
import { DateField, PeriodField } from '@/ui/date/DateField';
import { RichTextEditor } from '@/ui/richText/RichTextEditor';
import { type Field, formOf, type InputProps } from '../Field';
import { uploadPicture } from '../api/uploadPicture';
import { ChoiceCheckTree } from './ChoiceCheckTree';
import { ChoiceSelect } from './ChoiceSelect';
import { ChoiceTree } from './ChoiceTree';
import { readNumber } from './readNumber';

/** The first and last month of a period; its value is a pair. */
function MonthsInput({ value, ...field }: InputProps) {
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
  return <PeriodField onChange={() => undefined} {...field} kind="month" value={[textOf(from), textOf(to)]} />;
}

/** Rich text, with pictures where the backend stores them. */
function HtmlInput(editor: Pick<ComponentProps<typeof RichTextEditor>, 'label' | 'value' | 'onChange'>) {
  const dispatch = useAppDispatch();
  const upload = (file: File) => dispatch(uploadPicture(file));
  return <RichTextEditor {...editor} {...(dialect().uploadCall !== '' && { uploadImage: upload })} />;
}

/** A text that has a line of its own and a limit is counted. */
const countOf = (field: Field) => {
  const { wide, max } = formOf(field);
  return wide && max !== undefined ? { show: true, max } : {};
};

interface Props extends InputProps {
  field: Field;
  /** Id of the record that is edited: it cannot be its own parent. */
  recordId?: string | undefined;
}

/** The control of a field, by its kind. Text controls hold text, numbers numbers, choices ids. */
export function FieldInput({ field, recordId, ...input }: Props) {
  const { Input: Own } = formOf(field);
  if (Own) return <Own {...input} />;
  const { value, onChange, ...own } = input;
  const text = textOf(value);
  const typed = { ...own, value: text, autoComplete: 'off' };
  switch (field.kind) {
    case 'lines':
      return <Input.TextArea {...typed} rows={3} onChange={({ target }) => onChange?.(target.value)} />;
    case 'password':
      return (
        <Input.Password {...typed} autoComplete="new-password" onChange={({ target }) => onChange?.(target.value)} />
      );
    case 'number':
      // Text, so that what is not a number stays to be seen and is told.
      return (
        <Input
          {...typed}
          inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
          suffix={field.unit}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={() => onChange?.(readNumber(text))}
        />
      );
    case 'day':
    case 'time':
      return <DateField {...own} kind={field.kind} value={text} onChange={(date) => onChange?.(date)} />;
    case 'months':
      return <MonthsInput {...input} />;
    case 'dict':
      return field.radio ? (
        <DictRadio {...own} type={field.dict} value={text} onChange={({ target }) => onChange?.(target.value)} />
      ) : (
        <DictSelect {...own} type={field.dict} value={text || null} onChange={(one) => onChange?.(one ?? '')} />
      );
    case 'options':
      return field.radio ? (
        <Radio.Group
          {...own}
          options={[...field.options]}
          value={text}
          onChange={({ target }) => onChange?.(target.value)}
        />
      ) : (
        <Select
          {...own}
          allowClear={allowClear}
          placeholder="请选择"
          options={[...field.options]}
          value={text || null}
          onChange={(one) => onChange?.(one ?? '')}
        />
      );
    case 'choice':
      return <ChoiceSelect {...input} source={field.source} many={field.many ?? false} />;
    case 'tree': {
      const { source, none, noneText, organisations } = field;
      const tree = { source, none, noneText, organisations, without: recordId };
      return (
        <ChoiceTree
          {...input}
          label={field.label}
          {...Object.fromEntries(Object.entries(tree).filter(([, given]) => given !== undefined))}
          source={source}
        />
      );
    }
    case 'flag':
      return <Switch {...own} checked={value === true} onChange={(on) => onChange?.(on)} />;
    case 'checks': {
      const { source, linkedBy } = field;
      const url = source.url.replace(':id', encodeURIComponent(recordId ?? ''));
      return <ChoiceCheckTree {...input} label={field.label} source={{ ...source, url }} linkedBy={linkedBy} />;
    }
    case 'html':
      return <HtmlInput label={field.label} value={text} onChange={(html) => onChange?.(html)} />;
    default:
      return <Input {...typed} count={countOf(field)} onChange={({ target }) => onChange?.(target.value)} />;
  }
}
