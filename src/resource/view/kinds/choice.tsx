import { Button, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { absentName } from '@/features/dict/DictFields';
import { isId, type RecordId, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import type { InputProps } from '../../model/FieldBase';
import { type Choice, readChoices, useChoices } from '../../data/useChoices';
import type { ChoiceSettings, ChoiceSource } from '../../model/kinds';
import type { KindView } from './KindView';

/** The server is asked this many milliseconds after the last key. */
const PAUSE_MS = 300;

/**
 * What stands for a chosen record that is none of the choices, and has no name in the record of the form; where they
 * could not be loaded, nothing is known of it but its id.
 */
export const absentText = (id: string, problem: string | undefined): string => (problem ? id : absentName(id));

/** The name that a record has for one it refers to, beside the ids: `roles` of a user. */
const nameWithin = (record: ServerRecord, source: ChoiceSource, id: string) =>
  readChoices(record, source).find((choice) => choice.id === id)?.name;

interface Props extends InputProps, ChoiceSettings {
  /** The name of the one record that is chosen at first, where it may be none of the choices. */
  shown: string;
  record: ServerRecord;
  inQuery: boolean;
  values: ServerRecord | undefined;
  onChosen: ((record: ServerRecord) => void) | undefined;
}

/** Chooses one record of a list, or several. The value is the id, or ids, as the server sends them. */
function ChoiceSelect({
  source,
  many = false,
  shown,
  record,
  inQuery,
  values,
  onChosen,
  value,
  onChange,
  ...field
}: Props) {
  const [wanted, setWanted] = useState('');
  /** All that the server has named: what is chosen keeps its name while others are looked for. */
  const [known, setKnown] = useState<ReadonlyMap<string, Choice>>(new Map());
  const timer = useRef(0);
  const { choices, isFetching, problem, retry } = useChoices(source, wanted, values);
  const isSearched = source.search !== undefined;
  const further = isSearched ? choices.filter((choice) => !known.has(String(choice.id))) : [];
  if (further.length > 0)
    setKnown(new Map([...known, ...further.map((choice) => [String(choice.id), choice] as const)]));
  const ids = [value]
    .flat()
    .filter(isId)
    .filter((id) => id !== '');
  const choiceOf = (id: RecordId) => choices.find((choice) => choice.id === String(id));
  const nameOf = (id: string): string =>
    known.get(id)?.name ||
    (many ? nameWithin(record, source, id) : shown) ||
    (isFetching ? '加载中...' : absentText(id, problem));
  const change = (next: readonly RecordId[]) => {
    const [first] = next;
    const chosen = first === undefined ? undefined : (choiceOf(first) ?? known.get(String(first)));
    if (chosen) onChosen?.(chosen.record);
    onChange?.(many ? next : (first ?? ''));
  };
  const search = (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setWanted(text.trim()), PAUSE_MS);
  };
  const common = {
    ...field,
    allowClear,
    showSearch: isSearched ? { filterOption: false, onSearch: search } : { optionFilterProp: 'label' },
    placeholder: '请选择',
    loading: isFetching,
    // Records that use what is switched off are found by it.
    options: choices.map(({ value: id, name, disabled }) => ({
      value: id,
      label: name,
      disabled: disabled && !inQuery,
    })),
    labelRender: ({ value: id, label }: { value?: RecordId; label?: ReactNode }) => label ?? nameOf(String(id)),
    notFoundContent: problem ? (
      <>
        {problem}
        {retry && (
          <Button type="link" onClick={retry}>
            重试
          </Button>
        )}
      </>
    ) : (
      '暂无数据'
    ),
  };
  // A value of another JSON type is the same choice.
  const chosenIds = ids.map((id) => choiceOf(id)?.value ?? id);
  if (many) return <Select<RecordId[]> {...common} mode="multiple" value={chosenIds} onChange={change} />;
  return (
    <Select<RecordId | null> {...common} value={chosenIds[0] ?? null} onChange={(id) => change([id].filter(isId))} />
  );
}

/** The names of chosen records; of those that are no choice, the names that the record has for them. */
export function ChoiceNames({
  source,
  value,
  record = {},
}: {
  source: ChoiceSource;
  value: unknown;
  record?: ServerRecord;
}) {
  const { choices, isFetching, problem } = useChoices(source);
  const ids = [value]
    .flat()
    .map(textOf)
    .filter((id) => id !== '');
  // Nothing is known of them yet.
  if (isFetching && choices.length === 0) return ids.join('，');
  const nameOf = (id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? nameWithin(record, source, id) ?? absentText(id, problem);
  return ids.map(nameOf).join('，');
}

export const choice: KindView<ChoiceSettings> = {
  Input: ({ field, control, inQuery = false, shown = '', record = {}, values, onChosen }) => (
    <ChoiceSelect
      {...control}
      source={field.source}
      many={!inQuery && field.many}
      shown={shown}
      record={record}
      inQuery={inQuery}
      values={values}
      onChosen={onChosen}
    />
  ),
  // Without its form, it is not known of which list it is a choice.
  Value: ({ field: { source }, value, record = {} }) =>
    source.params ? textOf(value) : <ChoiceNames source={source} value={value} record={record} />,
};
