import { Button, Select } from 'antd';
import { useRef, useState } from 'react';
import { isId, type RecordId } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import type { InputProps } from '../Field';
import type { Kind } from './Kind';
import { chosen } from './text';
import { type Choice, ChoiceNames, type ChoiceSource, idsIn, useChoices } from './useChoices';

interface Settings {
  source: ChoiceSource;
  many?: boolean | undefined;
}

/** The server is asked this many milliseconds after the last key. */
const PAUSE_MS = 300;

interface Props extends InputProps, Settings {
  /** The name of the record that is chosen at first, where it may be none of the choices. */
  shown: string;
}

/** Chooses one record of a list, or several. The value is the id, or ids, as the server sends them. */
function ChoiceSelect({ source, many = false, shown, value, onChange, ...field }: Props) {
  const [wanted, setWanted] = useState('');
  const [known, setKnown] = useState<readonly Choice[]>([]);
  const timer = useRef(0);
  const { choices, isFetching, problem, retry } = useChoices(source, wanted);
  const ids = [value]
    .flat()
    .filter(isId)
    .filter((id) => id !== '');
  const findIn = (all: readonly Choice[], id: RecordId) => all.find((choice) => choice.id === String(id));
  const absent = ids.filter((id) => !findIn(choices, id));
  const change = (next: readonly RecordId[]) => {
    setKnown(next.flatMap((id) => findIn([...choices, ...known], id) ?? []));
    onChange?.(many ? next : (next[0] ?? ''));
  };
  const search = (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setWanted(text.trim()), PAUSE_MS);
  };
  const common = {
    ...field,
    allowClear,
    showSearch: source.search === undefined ? { optionFilterProp: 'label' } : { filterOption: false, onSearch: search },
    placeholder: '请选择',
    loading: isFetching,
    options: [
      ...choices.map(({ value: id, name, disabled }) => ({ value: id, label: name, disabled })),
      // What is chosen keeps its name while others are looked for.
      ...(source.search === undefined ? [] : absent).map((id) => ({
        value: id,
        label: findIn(known, id)?.name ?? (shown || String(id)),
      })),
    ],
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
  const chosenIds = ids.map((id) => findIn(choices, id)?.value ?? id);
  if (many) return <Select<RecordId[]> {...common} mode="multiple" value={chosenIds} onChange={change} />;
  return (
    <Select<RecordId | null> {...common} value={chosenIds[0] ?? null} onChange={(id) => change([id].filter(isId))} />
  );
}

/** One record of a list, or several; the form holds ids as the server sends them. */
export const choice: Kind<Settings> = {
  ...chosen,
  holds: ({ many }) => (many ? 'ids' : 'id'),
  read: (value, { many }) => (many ? idsIn(value) : (value ?? '')),
  Input: ({ field, control, inQuery, shown = '' }) => (
    <ChoiceSelect {...control} source={field.source} many={!inQuery && field.many} shown={shown} />
  ),
  Value: ({ field, value }) => <ChoiceNames source={field.source} value={value} />,
};
