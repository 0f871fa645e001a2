import { Button, Radio, type RadioGroupProps, Select, type SelectProps } from 'antd';
import type { DictEntry, DictValue } from '@/lib/dict/dictEntries';
import { dictOf, selectDicts } from '@/state/dict/dictSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { clearByIcon } from '@/ui/antd/clearByIcon';
import { DictTag } from '@/ui/dict/DictTag';
import { reloadDict } from './dicts';
import { useDict, useDictReady } from './useDict';

interface Props extends Omit<SelectProps<string>, 'options' | 'loading' | 'fieldNames' | 'notFoundContent'> {
  type: string;
  /** Called whenever the entries have been loaded. */
  onReady?: (entries: readonly DictEntry[]) => void;
}

const useStatus = (type: string) => dictOf(useAppSelector(selectDicts), type)?.status;

/** Stands where entries would be: says that there are none, or that they could not be loaded, and offers to try again. */
function NoEntries({ type }: { type: string }) {
  const dispatch = useAppDispatch();
  if (useStatus(type) !== 'failed') return '暂无数据';
  return (
    <>
      字典加载失败
      <Button type="link" onClick={() => void dispatch(reloadDict(type))}>
        重试
      </Button>
    </>
  );
}

/** A select with the entries of a dictionary. Disabled entries are shown and cannot be chosen. */
export function DictSelect({ type, onReady, ...select }: Props) {
  const entries = useDict(type)[type] ?? [];
  useDictReady(type, onReady);
  return (
    <Select<string>
      allowClear={clearByIcon}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="请选择"
      {...select}
      loading={useStatus(type) === 'loading'}
      options={entries.map(({ label, value, disabled }) => ({ label, value, disabled }))}
      notFoundContent={<NoEntries type={type} />}
    />
  );
}

interface DictRadioProps extends Omit<RadioGroupProps, 'options'> {
  type: string;
  /** Called whenever the entries have been loaded. */
  onReady?: (entries: readonly DictEntry[]) => void;
}

/** Radio buttons with the entries of a dictionary. Disabled entries are shown and cannot be chosen. */
export function DictRadio({ type, onReady, ...group }: DictRadioProps) {
  const entries = useDict(type)[type] ?? [];
  const status = useStatus(type);
  useDictReady(type, onReady);
  if (entries.length === 0 && (status === 'ready' || status === 'failed')) return <NoEntries type={type} />;
  return <Radio.Group {...group} options={entries.map(({ label, value, disabled }) => ({ label, value, disabled }))} />;
}

export function DictText({ type, value }: { type: string; value: DictValue }) {
  return <DictTag entries={useDict(type)[type] ?? []} value={value} />;
}
