import { Radio, type RadioGroupProps } from 'antd';
import type { DictEntry } from '@/lib/dict/DictEntry';
import { useDict } from './useDict';
import { useDictReady } from './useDictReady';

interface Props extends Omit<RadioGroupProps, 'options'> {
  /** The dictionary to choose from. */
  type: string;
  /** Called whenever the dictionary has arrived. */
  onReady?: (entries: readonly DictEntry[]) => void;
}

/** Radio buttons fed by a dictionary; entries out of use are shown and cannot be chosen. */
export function DictRadio({ type, onReady, ...group }: Props) {
  const entries = useDict(type)[type] ?? [];
  useDictReady(type, onReady);
  return <Radio.Group {...group} options={entries.map(({ label, value, disabled }) => ({ label, value, disabled }))} />;
}
