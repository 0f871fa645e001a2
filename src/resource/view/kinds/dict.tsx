import { DictRadio, DictSelect, DictStatus, DictText } from '@/features/dict/DictFields';
import { textOf } from '@/lib/record/ServerRecord';
import type { Kind } from '../../model/Kind';
import { chosen } from './typed';

interface Settings {
  dict: string;
  /** Shows all entries at once. */
  radio?: boolean;
  /** `0` is in use, or went well. */
  status?: 'use' | 'result';
}

/** A value of a dictionary. */
export const dict: Kind<Settings> = {
  ...chosen,
  Input({ field: { dict: type, radio }, control: { value, onChange, ...control }, inQuery }) {
    const given = { ...control, type, ...(inQuery && { placeholder: '全部' }) };
    const text = textOf(value);
    if (!radio || inQuery) {
      return <DictSelect {...given} value={text || null} onChange={(one) => onChange?.(one ?? '')} />;
    }
    return <DictRadio {...given} value={text} onChange={({ target }) => onChange?.(target.value)} />;
  },
  Value: ({ field: { dict: type, status }, value }) =>
    status ? (
      <DictStatus type={type} value={textOf(value)} isResult={status === 'result'} />
    ) : (
      <DictText type={type} value={textOf(value)} />
    ),
};
