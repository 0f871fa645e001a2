import { Button, Select, type SelectProps } from 'antd';
import type { DictEntry } from '@/lib/dict/DictEntry';
import { dictOf, selectDicts } from '@/state/dict/dictSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { clearByIcon } from '@/ui/antd/clearByIcon';
import { reloadDict } from './dicts';
import { useDict } from './useDict';
import { useDictReady } from './useDictReady';

interface Props extends Omit<SelectProps<string>, 'options' | 'loading' | 'fieldNames' | 'notFoundContent'> {
  /** The dictionary to choose from. */
  type: string;
  /** Called whenever the dictionary has arrived. */
  onReady?: (entries: readonly DictEntry[]) => void;
}

/** A select fed by a dictionary; entries out of use are shown and cannot be chosen. */
export function DictSelect({ type, onReady, ...select }: Props) {
  const dispatch = useAppDispatch();
  const entries = useDict(type)[type] ?? [];
  const status = dictOf(useAppSelector(selectDicts), type)?.status;
  useDictReady(type, onReady);
  const failed = (
    <>
      字典加载失败
      <Button type="link" onClick={() => void dispatch(reloadDict(type))}>
        重试
      </Button>
    </>
  );
  return (
    <Select<string>
      allowClear={clearByIcon}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="请选择"
      {...select}
      loading={status === 'loading'}
      options={entries.map(({ label, value, disabled }) => ({ label, value, disabled }))}
      notFoundContent={status === 'failed' ? failed : '暂无数据'}
    />
  );
}
