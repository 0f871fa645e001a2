import { Button, Radio, type RadioGroupProps, Select, type SelectProps } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { DictEntry, DictValue } from '@/lib/dict/DictEntry';
import { dictOf, selectDicts } from '@/state/dict/dictSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { allowClear } from '@/ui/antd/allowClear';
import { DictTag, entryOf, matchEntries } from '@/ui/dict/DictTag';
import styles from './DictFields.module.css';
import { ensureDict, reloadDict } from './dictThunks';

type Entries = readonly DictEntry[];

const NONE: Entries = [];

/** What stands for a chosen value that is none of the choices, and has no name. */
export const absentName = (value: string): string => `已停用或不可见（${value}）`;

/**
 * Entries of a dictionary, empty until they are loaded. It is requested once for the whole app.
 *
 * @param type undefined: none is needed
 * @param onReady called whenever the entries have been loaded (§4.18)
 */
export function useDict(type: string | undefined, onReady?: (entries: Entries) => void) {
  const dispatch = useAppDispatch();
  const dict = useAppSelector((state) => (type === undefined ? undefined : dictOf(selectDicts(state), type)));
  useEffect(() => {
    if (type !== undefined) void dispatch(ensureDict(type));
  }, [dispatch, type]);
  const loaded = dict?.status === 'ready' ? dict.entries : undefined;
  const tell = useEffectEvent((entries: Entries) => onReady?.(entries));
  useEffect(() => {
    if (loaded) tell(loaded);
  }, [loaded]);
  return { status: dict?.status, entries: dict?.entries ?? NONE };
}

interface Props extends Omit<SelectProps<string>, 'options' | 'loading' | 'fieldNames' | 'notFoundContent'> {
  type: string;
  /** Choices beside those of the dictionary. */
  more?: readonly { value: string; label: string }[];
  /** Disabled entries can be chosen: records that have them are found by them. */
  isFilter?: boolean;
  /** Called whenever the entries have been loaded. */
  onReady?: (entries: Entries) => void;
}

/** Shown in place of entries: says that there are no entries, or that loading failed, and offers to try again. */
function NoEntries({ type, failed }: { type: string; failed: boolean }) {
  const dispatch = useAppDispatch();
  if (!failed) return '暂无数据';
  return (
    <>
      字典加载失败
      <Button type="link" onClick={() => void dispatch(reloadDict(type))}>
        重试
      </Button>
    </>
  );
}

/** The value of the entry that is meant, so that blanks around it do not matter. */
const entryValue = (entries: Entries, value: string) => entryOf(entries, value)?.value ?? value;

/** The entries as choices; a value of none, such as one that RuoYi has switched off and sends no more, has words. */
function choicesOf(entries: Entries, value: unknown, others: readonly { value: string }[] = []) {
  const choices = entries.map((entry) => ({ label: entry.label, value: entry.value, disabled: entry.disabled }));
  const isAbsent = typeof value === 'string' && value.trim() !== '' && entries.length > 0 && !entryOf(entries, value);
  return isAbsent && others.every((other) => other.value !== value)
    ? [...choices, { label: absentName(value.trim()), value, disabled: true }]
    : choices;
}

/** A select with the entries of a dictionary. Disabled entries are shown and, but for filters, cannot be chosen. */
export function DictSelect({ type, more = [], isFilter = false, onReady, value, ...select }: Props) {
  const { status, entries } = useDict(type, onReady);
  return (
    <Select<string>
      allowClear={allowClear}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="请选择"
      {...select}
      {...(value !== undefined && { value: typeof value === 'string' ? entryValue(entries, value) : value })}
      loading={status === 'loading'}
      options={[
        ...choicesOf(entries, value, more).map((choice) => ({ ...choice, disabled: choice.disabled && !isFilter })),
        ...more,
      ]}
      notFoundContent={<NoEntries type={type} failed={status === 'failed'} />}
    />
  );
}

interface DictRadioProps extends Omit<RadioGroupProps, 'options' | 'value'> {
  value?: string;
  type: string;
  /** Called whenever the entries have been loaded. */
  onReady?: (entries: Entries) => void;
}

/** Radio buttons with the entries of a dictionary. Disabled entries are shown and cannot be chosen. */
export function DictRadio({ type, onReady, value, ...group }: DictRadioProps) {
  const { status, entries } = useDict(type, onReady);
  const failed = status === 'failed';
  if (entries.length === 0 && (status === 'ready' || failed)) return <NoEntries type={type} failed={failed} />;
  const chosen = value !== undefined && { value: entryValue(entries, value) };
  return <Radio.Group {...group} {...chosen} options={choicesOf(entries, value)} />;
}

export function DictText({ type, value }: { type: string; value: DictValue }) {
  return <DictTag entries={useDict(type).entries} value={value} />;
}

interface DictStatusProps {
  type: string;
  value: string;
  /** Whether it says how something went; else whether something is in use. */
  isResult: boolean;
}

/** A value of a dictionary of states, whose first entry is `0`: a word after a dot, green, grey or red in every theme. */
export function DictStatus({ type, value, isResult }: DictStatusProps) {
  const [match] = matchEntries(useDict(type).entries, value);
  if (!match) return null;
  const tone = value === '0' ? 'on' : isResult ? 'failed' : 'off';
  return <span className={`${styles.status} ${styles[tone]}`}>{match.entry?.label ?? value}</span>;
}
