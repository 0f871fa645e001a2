import { useSearchParams } from 'react-router-dom';

const MAX_LENGTH = 100;

/** The type that the address names in `?type=`, empty when there is none, and the way to another one. */
export function useSelectedType(): [selected: string, select: (dictType: string) => void] {
  const [params, setParams] = useSearchParams();
  const selected = (params.get('type') ?? '').slice(0, MAX_LENGTH);
  const select = (dictType: string) => {
    if (dictType !== selected) setParams(dictType === '' ? {} : { type: dictType });
  };
  return [selected, select];
}
